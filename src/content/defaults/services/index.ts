import type { DefaultEntry } from '../entry';
import { arboristConsultations } from './arboristConsultations';
import { ecoFriendlyTreeSolutions } from './ecoFriendlyTreeSolutions';
import { emergencyTreeServices } from './emergencyTreeServices';
import { landClearing } from './landClearing';
import { prices } from './price';
import { stumpGrinding } from './stumpGrinding';
import { treeHealthConsulting } from './treeHealthConsulting';
import { treePlanting } from './treePlanting';
import { treePruning } from './treePruning';
import { treeRemoval } from './treeRemoval';
import { treeTrimming } from './treeTrimming';

/** Services that can be planned, each with what sets its price. */
const planned: readonly (readonly [DefaultEntry<'service'>, DefaultEntry<'section'>])[] = [
  [treePruning, prices.pruning],
  [treeTrimming, prices.pruning],
  [treeRemoval, prices.removal],
  [stumpGrinding, prices.stumps],
  [treePlanting, prices.planting],
  [treeHealthConsulting, prices.advice],
  [landClearing, prices.clearing],
  [arboristConsultations, prices.advice],
  [ecoFriendlyTreeSolutions, prices.habitat],
];

/** The service pages in the order of menus. Nine are featured, all ten are on the services page. */
export const services: readonly DefaultEntry<'service'>[] = [
  emergencyTreeServices,
  ...planned.map(([{ id, fields }, section]) => ({
    id,
    fields: { ...fields, sections: [section.id] },
  })),
];
