/** Testimonials have the services that they are about. */
export { default } from './0011-testimonial';
