/** Quotation marks that editors type around what a customer said. */
import { unquoted } from '../../../src/content/mappers/meanings';

it.each([
  ['Fair price.', 'Fair price.'],
  ['"Fair price."', 'Fair price.'],
  ['“Fair price.”', 'Fair price.'],
  ['„Fair price.“', 'Fair price.'],
  ['« Fair price. »', 'Fair price.'],
  ['"Fair price.\n\nThey came back."', 'Fair price.\n\nThey came back.'],
  ['They said "done" and were.', 'They said ‘done’ and were.'],
  ['"They said "done" and were."', 'They said ‘done’ and were.'],
  ['“Done,” they said, “and swept.”', '‘Done,’ they said, ‘and swept.’'],
  ['"Done," they said, "and swept."', '‘Done,’ they said, ‘and swept.’'],
  ['We’re happy', 'We’re happy'],
  ['A 24" oak, 5"-6" limbs', 'A 24" oak, 5"-6" limbs'],
  ['"They cut a 24" oak, next to my 6\' fence."', 'They cut a 24" oak, next to my 6\' fence.'],
  ['They asked "$500" for it.', 'They asked ‘$500’ for it.'],
  ['⭐️⭐️⭐️⭐️⭐️\n\n"They did a great job"', 'They did a great job'],
  ['Fair price. ★★★★★', 'Fair price.'],
  ['★★★★☆ "Good."', 'Good.'],
  ['"Good." ⭐ ⭐', 'Good.'],
  ['Real 5★ work, they deserve ★★★★★', 'Real 5★ work, they deserve ★★★★★'],
  ['★★★★★', '★★★★★'],
  ['★★★★★ 2 months ago\nOn time, and … More', 'On time, and …'],
  ['Edited 3 weeks ago NEW\nOn time.', 'On time.'],
  ['a week ago New\nFair … Read more', 'Fair …'],
  ['Fast, clean, fair … more', 'Fast, clean, fair … more'],
  ['Ann B.\nLocal Guide · 12 reviews\n★★★★★ a month ago\nOn time.\nLike\nShare', 'On time.'],
  ['On time.\nResponse from the owner 2 weeks ago\nThank you, Ann!', 'On time.'],
  ['"On time." - Ann B., West Hartford', 'On time.'],
  ['“On time.” — Ann and Bob Smith-Jones', 'On time.'],
  ['"On time" - that says it all', '‘On time’ - that says it all'],
  ['A year ago they came. I asked for More', 'A year ago they came. I asked for More'],
  ['"', '’'],
])('%j is shown as %j', (typed, shown) => {
  expect(unquoted(typed)).toBe(shown);
});
