/** Addresses may begin with `Tel:`, `SMS:`, and the like in capitals, as phones write them. */
export { default } from './0033-textMessageLinks';
