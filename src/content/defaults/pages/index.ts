import { about } from './about';
import { blog } from './blog';
import { careers } from './careers';
import { contact } from './contact';
import { home } from './home';
import { questions } from './questions';
import { services } from './services';
import { notFound, offline, privacy, thankYou } from './small';

const all = [
  home,
  services,
  about,
  careers,
  contact,
  blog,
  questions,
  notFound,
  thankYou,
  offline,
  privacy,
] as const;

export const pages = all.map(({ page }) => page);
export const sections = all.flatMap((defaults) => defaults.sections);
