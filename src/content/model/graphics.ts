/**
 * The drawings and icons that ship with the site: their names, and the words editors choose them by. Entries
 * hold those words, so they are never reworded.
 */

export const DRAWINGS = {
  'arborist-consultations': 'Arborist consultations',
  'eco-friendly-tree-solutions': 'Eco-friendly tree solutions',
  'emergency-tree-services': 'Emergency tree services',
  'land-clearing': 'Land clearing',
  owl: 'Owl',
  'stump-grinding': 'Stump grinding',
  'three-estimates': 'Three estimates',
  'tree-health': 'Tree health',
  'tree-inventory': 'Tree inventory',
  'tree-planting': 'Tree planting',
  'tree-pruning': 'Tree pruning',
  'tree-removal': 'Tree removal',
  'tree-trimming': 'Tree trimming',
} as const;

export const DIAGRAMS = {
  estimate: 'A written estimate',
  'old-oak': 'What stays on an old oak',
  'planting-hole': 'A planting hole',
  price: 'What sets the price',
  rigging: 'How a limb is lowered',
  signs: 'Signs of four pests',
  'stump-depth': 'How deep a stump is ground',
  'three-cuts': 'Three cuts',
} as const;

export const ICONS = {
  'arrow-right': 'Arrow',
  chainsaw: 'Chainsaw',
  check: 'Check mark',
  'circle-check': 'Check mark in a circle',
  climber: 'Climber',
  'clipboard-list': 'Clipboard',
  clock: 'Clock',
  info: 'Information',
  leaf: 'Leaf',
  mail: 'Envelope',
  'map-pin': 'Pin on a map',
  phone: 'Phone',
  recycle: 'Recycling',
  scissors: 'Scissors',
  'shield-check': 'Shield',
  shovel: 'Shovel',
  siren: 'Siren',
  sprout: 'Sprout',
  star: 'Star',
  stump: 'Stump',
  sun: 'Sun',
  tractor: 'Tractor',
  'tree-deciduous': 'Tree',
  trees: 'Two trees',
  'triangle-alert': 'Warning triangle',
} as const;

export type DrawingName = keyof typeof DRAWINGS;
export type DiagramName = keyof typeof DIAGRAMS;
export type IconName = keyof typeof ICONS;
