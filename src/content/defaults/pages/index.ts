import { about } from './about';
import { blog } from './blog';
import { boards } from './boards';
import { careers } from './careers';
import { contact } from './contact';
import { estimates } from './estimates';
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
  estimates,
  boards,
  notFound,
  thankYou,
  offline,
  privacy,
] as const;

export const pages = all.map(({ page }) => page);
export const sections = all.flatMap((defaults) => defaults.sections);
