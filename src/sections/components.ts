/** The component of each look, by its id. Everything else about a look is in `src/content/looks.ts`. */
export { Banner as banner } from './Banner';
export { Cards as cards } from './Cards';
export { Contact as contact } from './Contact';
export { List as list } from './List';
export { Numbers as numbers } from './Numbers';
export { Questions as questions } from './Questions';
export { Services as services } from './Services';
export { Testimonials as testimonials } from './Testimonials';
export { Text as text } from './Text';
