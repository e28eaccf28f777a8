import type { DefaultEntry } from '../entry';
import { arboristConsultations } from './arboristConsultations';
import { ecoFriendlyTreeSolutions } from './ecoFriendlyTreeSolutions';
import { emergencyTreeServices } from './emergencyTreeServices';
import { landClearing } from './landClearing';
import { price } from './price';
import { stumpGrinding } from './stumpGrinding';
import { treeHealthConsulting } from './treeHealthConsulting';
import { treePlanting } from './treePlanting';
import { treePruning } from './treePruning';
import { treeRemoval } from './treeRemoval';
import { treeTrimming } from './treeTrimming';

const planned: readonly DefaultEntry<'service'>[] = [
  treePruning,
  treeTrimming,
  treeRemoval,
  stumpGrinding,
  treePlanting,
  treeHealthConsulting,
  landClearing,
  arboristConsultations,
  ecoFriendlyTreeSolutions,
];

/** The service pages in the order of menus. Nine are featured, all ten are on the services page. */
export const services: readonly DefaultEntry<'service'>[] = [
  emergencyTreeServices,
  ...planned.map(({ id, fields }) => ({ id, fields: { ...fields, sections: [price.id] } })),
];
