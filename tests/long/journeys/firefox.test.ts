/** Every journey of a visitor, in Firefox. */
import { asking } from '../../journeys/asking';
import { reading } from '../../journeys/reading';
import { returning } from '../../journeys/returning';
import { travel } from '../../journeys/support/engines';

describe('a visitor with Firefox', () => travel('firefox', [...reading, ...asking, ...returning]));
