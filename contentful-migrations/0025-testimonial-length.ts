/** A testimonial is as long as a review on Google may be. */
export { default } from './0011-testimonial';
