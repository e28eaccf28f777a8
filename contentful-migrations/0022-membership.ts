import { contentType, ORDER } from './helpers/contentType';

export default contentType('membership', {
  description:
    'An association that the company belongs to, or that has accredited it. Shown by sections with the look “Memberships”.',

  help: {
    name: 'In the words of the association, for example TCIA Accredited Company. Only what is true today.',
    logo: 'As the association gives it to its members, at least 240 pixels wide. It is shown on white. Empty: only the name is shown.',
    register: 'The address of the page where the association names you. Empty: no link.',
    order: ORDER,
  },
});
