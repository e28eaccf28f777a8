/** Styles of a button or link that shows nothing but an icon. */
export const iconButton = `
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
`;
