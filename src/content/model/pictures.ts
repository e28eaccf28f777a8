/** Names of the drawings and icons that ship with the site, as editors choose them. */

export const DRAWINGS = [
  'arborist-consultations',
  'eco-friendly-tree-solutions',
  'emergency-tree-services',
  'land-clearing',
  'stump-grinding',
  'tree-health',
  'tree-planting',
  'tree-pruning',
  'tree-removal',
  'tree-trimming',
] as const;

export const DIAGRAMS = ['three-cuts'] as const;

export const ICONS = [
  'arrow-right',
  'chainsaw',
  'check',
  'circle-check',
  'climber',
  'clipboard-list',
  'clock',
  'info',
  'leaf',
  'mail',
  'map-pin',
  'phone',
  'recycle',
  'scissors',
  'shield-check',
  'shovel',
  'siren',
  'sprout',
  'star',
  'stump',
  'sun',
  'tractor',
  'tree-deciduous',
  'trees',
  'triangle-alert',
] as const;

export type DrawingName = (typeof DRAWINGS)[number];
export type DiagramName = (typeof DIAGRAMS)[number];
export type IconName = (typeof ICONS)[number];
