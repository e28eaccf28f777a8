import town from './0018-town';
import { addFields, change } from './helpers/change';

export default change(town, (type) => addFields(type, 'villages'));
