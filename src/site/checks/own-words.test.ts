import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { parseSite } from '../folder/parse-site.ts'
import { ownableWords } from '../own-words.ts'

describe('LOOK-1 a site’s own words', () => {
  it.each([
    [{ 'car.similarCars': 'More like this' }],
    [{ 'car.similarCars': 'More {=cars} like this' }],
    [{ 'car.priceFromFrom': 'from {from}: {price}' }],
    [{ 'blog.articles.one': 'One story', 'blog.articles.other': '{count} stories' }],
  ])('are read: %j', (words) => {
    expect(parseSite(smallSite({ words }), {})).toMatchObject({ ok: true, site: { words } })
  })

  it.each([
    ['car.similarCar', 'Like it', 'no word has the id "car.similarCar"', 'did you mean "car.similarCars"?'],
    [
      'zzzzzzzzzzzzzzzzzzzzz',
      'Like it',
      'no word has the id "zzzzzzzzzzzzzzzzzzzzz"',
      '`forecourt site words` lists the ids',
    ],
    [
      'blog.articles',
      'Stories',
      'this word has two forms; write "blog.articles.one" and "blog.articles.other" instead',
    ],
    ['blog.articles.one', 'One story', 'this is one of two forms; write "blog.articles.other" too, for other numbers'],
    ['car.similarCars', ' ', 'the text is empty; write one, or take the id out to say "Similar cars"'],
    ['car.priceFromFrom', 'now {price}', '{from} is missing; "{price} from {from}" shows it, so the text must too'],
    ['car.similarCars', 'More {make}', 'nothing fills {make} here; the text may have no names in braces'],
    [
      'car.similarCars',
      'More {=boats}',
      '{=boats} is no noun that the platform’s own texts have; write the word itself',
    ],
    ['car.stopThis {', 'x', 'no word has the id "car.stopThis {"', '`forecourt site words` lists the ids'],
    ['car.similarCars', 'More } of it', 'a brace is alone; braces are only around a name, as in {price}'],
    ['car.similarCars', '<b>More</b>', 'the text has HTML, which would show as it is written; write plain text'],
    ['car.similarCars', 'More &amp; more', 'the text has HTML, which would show as it is written; write plain text'],
    ['car.similarCars', 'More\nof it', 'the text has a line break or a tab; write it on one line'],
    ['car.similarCars', 'x'.repeat(41), 'the text has 41 characters; here it may have 40 at most'],
  ])('%s may not be %j', (id, own, reason, hint = undefined) => {
    const faults = faultsOf({ [id]: own })
    expect(faults).toMatchObject([{ path: `words.${id}`, reason, ...(hint === undefined ? {} : { hint }) }])
  })

  it('may not say one text in two ways', () => {
    expect(faultsOf({ 'home.make': 'Where', 'model.make': 'Region' })).toMatchObject([
      { path: 'words.home.make', reason: expect.stringContaining('"model.make" replaces the same text, "Make"') },
      { path: 'words.model.make' },
    ])
    expect(faultsOf({ 'home.make': 'Where', 'model.make': 'Where' })).toEqual([])
  })

  it('may not have two ids that only differ in their case', () => {
    const ids = ownableWords().map(({ id }) => id.toLowerCase())
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })
})

function faultsOf(words: Readonly<Record<string, string>>) {
  const parsed = parseSite(smallSite({ words }), {})
  return parsed.ok ? [] : parsed.faults
}
