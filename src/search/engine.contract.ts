import { afterEach, describe, expect, it } from 'vitest'
import type { Filter, SearchDocument, SearchEngine, SearchRequest, SearchSchema, Sort } from './engine.ts'

/** The cases every engine must pass. `create` gives an empty engine for the schema. */
export function describeEngine(name: string, create: (schema: SearchSchema) => Promise<SearchEngine<string>>): void {
  describe(name, () => {
    let engine: SearchEngine<string>
    async function filled(documents: readonly SearchDocument<string>[] = STOCK): Promise<SearchEngine<string>> {
      engine = await create(SCHEMA)
      await engine.upsert(documents)
      return engine
    }
    async function ids(request: Partial<SearchRequest>): Promise<string> {
      return (await engine.search({ ...EVERYTHING, ...request })).hits.map(({ id }) => id).join(' ')
    }
    async function counts(field: string, filters: readonly Filter[], base: readonly Filter[] = []) {
      const facets = [{ field, limit: 50, tie: 'ascending' as const }]
      const result = await engine.search({ ...EVERYTHING, base, filters, facets })
      return result.facets[field]!.map(({ value, count }) => `${value} ${count}`).join(', ')
    }
    afterEach(() => engine.close())

    describe('filters', () => {
      const cases: readonly [string, Filter, string][] = [
        ['a value', isMake('Mazda'), 'cx5 cx3'],
        ['one of several values', isMake('Mazda', 'Toyota'), 'hilux cx5 cx3 cruiser'],
        ['no value at all', isMake(), ''],
        ['a value nobody has', isMake('Lada'), ''],
        ['one of a document’s several values', { kind: 'in', field: 'features', values: ['Towbar'] }, 'hilux cruiser'],
        ['a number by its text', { kind: 'in', field: 'year', values: ['2019', '2021.6'] }, 'hilux cruiser'],
        ['not a value', { kind: 'not-in', field: 'make', values: ['Mazda', 'Toyota'] }, 'c4 mystery'],
        ['not one of several', { kind: 'not-in', field: 'features', values: ['Towbar'] }, 'c4 cx5 cx3 mystery'],
        ['not nothing', { kind: 'not-in', field: 'make', values: [] }, 'c4 hilux cx5 cx3 cruiser mystery'],
        ['a range, both ends included', range('price', 20_000, 30_000), 'cx5 cx3'],
        ['a range open above', range('price', 30_000, null), 'hilux cx5 cruiser'],
        ['a range open below, the number there', range('price', null, 20_000), 'cx3'],
        [
          'a range that is open on both sides: every document with the number',
          range('price', null, null),
          'hilux cx5 cx3 cruiser',
        ],
        [
          'any of conditions',
          { kind: 'any', filters: [isMake('Mazda'), range('price', 50_000, null)] },
          'hilux cx5 cx3',
        ],
        ['any of none', { kind: 'any', filters: [] }, ''],
        ['all of conditions', { kind: 'all', filters: [isMake('Mazda'), range('price', 25_000, null)] }, 'cx5'],
        ['all of none', { kind: 'all', filters: [] }, 'c4 hilux cx5 cx3 cruiser mystery'],
        ['SEARCH-19 within a distance', near(50), 'hilux cx5'],
        ['SEARCH-19 within a longer one', near(800), 'hilux cx5 cx3'],
      ]
      it.each(cases)('SEARCH-2 lets through %s', async (_, filter, expected) => {
        await filled()
        expect(await ids({ filters: [filter] })).toBe(expected)
        expect(await ids({ base: [filter] })).toBe(expected)
      })

      it('SEARCH-4 filters by every facet that has a chosen value', async () => {
        await filled()
        expect(
          await ids({ filters: [isMake('Mazda', 'Toyota'), { kind: 'in', field: 'body', values: ['suv'] }] }),
        ).toBe('cx5 cx3 cruiser')
      })

      it('SEARCH-8 never lets a visitor’s filter widen the base', async () => {
        await filled()
        const base = [isMake('Mazda')]
        expect(await ids({ base, filters: [isMake('Mazda', 'Toyota')] })).toBe('cx5 cx3')
        expect(await ids({ base, filters: [isMake('Toyota')] })).toBe('')
        expect(await ids({ base, filters: [{ kind: 'any', filters: [isMake('Toyota'), isMake('Mazda')] }] })).toBe(
          'cx5 cx3',
        )
        expect(await ids({ base, text: 'hilux' })).toBe('')
        expect(await counts('make', [isMake('Toyota')], base)).toBe('Mazda 2')
      })

      it('refuses a field that is not in the schema', async () => {
        await filled()
        await expect(ids({ filters: [{ kind: 'in', field: 'maek', values: [] }] })).rejects.toThrow('maek')
        await expect(ids({ filters: [range('make', 1, 2)] })).rejects.toThrow('make')
        await expect(ids({ stats: ['body'] })).rejects.toThrow('body')
      })
    })

    describe('counts', () => {
      it('SEARCH-4 counts each value, the most frequent first', async () => {
        await filled()
        expect(await counts('make', [])).toBe('Mazda 2, Toyota 2, Citroën 1')
        expect(await counts('features', [])).toBe('Towbar 2, Camera 1, Sunroof 1')
        expect(await counts('year', [])).toBe('2021 2, 2019 1, 2020 1, 2021.6 1')
      })

      it('SEARCH-4 leaves a facet’s own choice out of its own counts only', async () => {
        await filled()
        const choices = [isMake('Toyota'), range('price', 25_000, null)]
        expect(await counts('make', choices)).toBe('Toyota 2, Mazda 1')
        expect(await counts('body', choices)).toBe('suv 1, ute 1')
      })

      it('SEARCH-4 leaves out all of a facet’s own choices, single or combined', async () => {
        await filled()
        expect(await counts('make', [isMake('Toyota'), isMake('Toyota', 'Mazda')])).toBe('Mazda 2, Toyota 2, Citroën 1')
        expect(await counts('make', [{ kind: 'any', filters: [isMake('Toyota'), isMake('Lada')] }])).toBe(
          'Mazda 2, Toyota 2, Citroën 1',
        )
        expect(await counts('make', [{ kind: 'any', filters: [isMake('Toyota'), range('price', 1, 25_000)] }])).toBe(
          'Toyota 2, Mazda 1',
        )
      })

      it('SEARCH-4 counts no document that fails two choices, and applies distance to every facet', async () => {
        await filled()
        expect(await counts('make', [isMake('Citroën'), range('price', 25_000, null), near(50)])).toBe(
          'Mazda 1, Toyota 1',
        )
      })

      it('SEARCH-9 cuts at the limit, ties ordered by value ascending or descending', async () => {
        await filled()
        const facets = [{ field: 'make', limit: 2, tie: 'descending' as const }]
        const { facets: found } = await engine.search({ ...EVERYTHING, facets })
        expect(found).toEqual({
          make: [
            { value: 'Toyota', count: 2 },
            { value: 'Mazda', count: 2 },
          ],
        })
        expect((await engine.search({ ...EVERYTHING, facets: [{ ...facets[0]!, limit: 0 }] })).facets).toEqual({
          make: [],
        })
      })

      it('D-36 SEARCH-9 adds the exact count of an `always` value beyond the limit, after the others', async () => {
        await filled()
        const ask = async (field: string, always: readonly string[], filters: readonly Filter[] = []) => {
          const facets = [{ field, limit: 1, tie: 'ascending' as const, always }]
          return (await engine.search({ ...EVERYTHING, filters, facets })).facets[field]!.map(
            ({ value, count }) => `${value} ${count}`,
          )
        }
        expect(await ask('make', ['Citroën', 'Toyota', 'Lada', 'Mazda', 'Citroën'])).toEqual([
          'Mazda 2',
          'Toyota 2',
          'Citroën 1',
        ])
        expect(await ask('make', ['Toyota'], [isMake('Toyota'), range('price', 50_000, null)])).toEqual(['Toyota 1'])
        expect(await ask('features', ['Sunroof'], [isMake('Mazda', 'Toyota')])).toEqual(['Towbar 2', 'Sunroof 1'])
        expect(await ask('make', [])).toEqual(['Mazda 2'])
      })

      it('D-42 SEARCH-4 leaves a choice that names its field out of the counts of that field only', async () => {
        await filled()
        const hiluxOrOthers: Filter = {
          kind: 'any',
          of: 'body',
          filters: [
            { kind: 'not-in', field: 'make', values: ['Toyota'] },
            { kind: 'in', field: 'body', values: ['ute'] },
          ],
        }
        const choices = [isMake('Toyota', 'Mazda'), hiluxOrOthers]
        expect(await ids({ filters: choices })).toBe('hilux cx5 cx3')
        expect(await counts('make', choices)).toBe('Mazda 2, Citroën 1, Toyota 1')
        expect(await counts('body', choices)).toBe('suv 3, ute 1')
      })

      it('SEARCH-10 counts a number field in any order, without its own range', async () => {
        await filled()
        const facets = [{ field: 'price', limit: 50, tie: 'any' as const }]
        for (const filters of [[], [range('price', 50_000, null)]]) {
          const { price = [] } = (await engine.search({ ...EVERYTHING, filters, facets })).facets
          const { price: ordered } = (
            await engine.search({ ...EVERYTHING, filters, facets: [{ ...facets[0]!, tie: 'ascending' }] })
          ).facets
          expect(price).toHaveLength(ordered?.length ?? 0)
          expect(new Set(price)).toEqual(new Set(ordered))
        }
      })

      it('SEARCH-5 gives min, max, avg, sum and count, without its own range', async () => {
        await filled()
        const ask = async (filters: readonly Filter[]) =>
          (await engine.search({ ...EVERYTHING, filters, stats: ['price', 'year'] })).stats
        const price = { min: 20_000, max: 60_000, avg: 36_250, sum: 145_000, count: 4 }
        expect((await ask([])).price).toEqual(price)
        expect((await ask([range('price', 50_000, null)])).price).toEqual(price)
        expect((await ask([range('price', 50_000, null)])).year).toEqual({
          min: 2019,
          max: 2019,
          avg: 2019,
          sum: 2019,
          count: 1,
        })
        expect((await ask([isMake('Citroën')])).price).toBeNull()
      })
    })

    describe('words', () => {
      const cases: readonly [string, string, string][] = [
        ['a word', 'mazda', 'cx5 cx3'],
        ['whatever the case', 'MAZDA', 'cx5 cx3'],
        ['without the accent', 'citroen', 'c4'],
        ['with an accent too many', 'mazdà', 'cx5 cx3'],
        ['the last word as a prefix', 'toy', 'hilux cruiser'],
        ['no prefix once a space follows', 'toy ', ''],
        ['no prefix in the middle', 'toy hilux', ''],
        ['all words only', 'toyota hilux', 'hilux'],
        ['not when one word is missing', 'mazda hilux', ''],
        ['a hyphen or not: CX-5', 'CX-5', 'cx5'],
        ['a hyphen or not: cx5', 'cx5', 'cx5'],
        ['a part of CX-5', '5', 'cx5'],
        ['parts of CX-5', 'cx 5', 'cx5'],
        ['words written as one', 'landcruiser', 'cruiser'],
        ['one word written as two', 'hi lux', 'hilux'],
        ['two words as a prefix', 'land cru', 'cruiser'],
        ['one typo in 4 letters', 'hilx', 'hilux'],
        ['one typo in 5 letters', 'hylux', 'hilux'],
        ['swapped neighbours as one typo', 'mazad', 'cx5 cx3'],
        ['no second typo in 7 letters', 'crooser', ''],
        ['one typo in 7 letters', 'crusier', 'cruiser'],
        ['no typo in 8 letters with a digit', 'crui5ser', ''],
        ['two typos in 11 letters', 'lendcroiser', 'cruiser'],
        ['no third one', 'lendcroizer', ''],
        ['no wrong first letter in 5 letters', 'nazda', ''],
        ['a wrong first letter as two', 'pandcruiser', 'cruiser'],
        ['a wrong first letter and one more as three', 'pandcroiser', ''],
        ['no typo in 3 letters', 'uta', ''],
        ['no typo with a digit', 'cx6', ''],
        ['a synonym', 'pickup', 'hilux'],
        ['a synonym written as two words', 'pick up', 'hilux'],
        ['a synonym of several words', 'sport utility vehicle', 'cx5 cx3 cruiser'],
        ['several words for a synonym of theirs', 'EV', 'c4'],
        ['a synonym beside another word', 'mazda sport utility vehicle', 'cx5 cx3'],
        ['a number', '2020', 'cx5'],
        ['one of several values', 'sunr', 'cx5'],
        ['everything without words', ' - ', 'c4 hilux cx5 cx3 cruiser mystery'],
      ]
      it.each(cases)('SEARCH-6 finds %s (%s)', async (_, text, expected) => {
        await filled()
        expect(await ids({ text })).toBe(expected)
      })

      it('SEARCH-6 puts exact before synonym before prefix', async () => {
        await filled([
          model('c-prefix', 'electrics'),
          model('d-synonym', 'battery powered'),
          model('e-exact', 'electric'),
        ])
        expect(await ids({ text: 'electric' })).toBe('e-exact d-synonym c-prefix')
      })

      it('SEARCH-6 puts a synonym before one typo before two', async () => {
        await filled([model('a-two', 'electrxx'), model('b-typo', 'electrix'), model('d-synonym', 'battery powered')])
        expect(await ids({ text: 'electric' })).toBe('d-synonym b-typo a-two')
      })

      const held: readonly [string, string, string][] = [
        ['no typo for a word that is there', 'patrol', 'patrol'],
        ['no typo for the beginning of a word that is there', 'patro', 'patrol'],
        ['a typo for a word that is not there', 'patrpl', 'patrol'],
        ['a typo for the beginning of a word once a space follows', 'patro ', 'patrol'],
        ['no car that has only one of two words, each a typo of another', 'cruiser patrol', ''],
        ['a short last word, which the first must not swallow', 'commodore ss ', 'ss'],
        ['a single letter', 'golf r ', 'r'],
        ['the words of a name, not words like them', 'land cruiser', 'cruiser glued'],
        ['no word glued together that is only begun', 'la ndcruise', ''],
        ['no word glued together that is misspelt', 'la ndcruisar', ''],
      ]
      it.each(held)('D-35 SEARCH-6 finds %s (%s)', async (_, text, expected) => {
        await filled([
          document('cruiser', { make: 'Toyota', model: 'Land Cruiser', listed: 9 }),
          document('glued', { make: 'Toyota', model: 'LandCruiser', listed: 8 }),
          document('cruise', {
            make: 'Toyota',
            model: 'Yaris',
            features: ['Lane assist', 'Cruise control'],
            listed: 7,
          }),
          document('patrol', { make: 'Nissan', model: 'Patrol', listed: 6 }),
          document('petrol', { make: 'Nissan', model: 'Navara petrol', listed: 5 }),
          document('ss', { make: 'Holden', model: 'Commodore SS', listed: 4 }),
          document('omega', { make: 'Holden', model: 'Commodore Omega', listed: 3 }),
          document('r', { make: 'Volkswagen', model: 'Golf R', listed: 2 }),
          document('comfort', { make: 'Volkswagen', model: 'Golf Comfortline red', listed: 1 }),
        ])
        expect(await ids({ text })).toBe(expected)
      })

      it('D-35 SEARCH-6 forgives a typo again after the last document with the word is removed', async () => {
        await filled([model('patrol', 'Patrol'), model('petrol', 'Petrol')])
        expect(await ids({ text: 'patrol' })).toBe('patrol')
        await engine.remove(['patrol'])
        expect(await ids({ text: 'patrol' })).toBe('petrol')
        await engine.upsert([model('petrol', 'Diesel'), model('new', 'Patrols')])
        expect(await ids({ text: 'patrol ' })).toBe('new')
      })

      it('SEARCH-6 forgives a digit in a stored word, but not in a typed one', async () => {
        await filled([document('odd', { model: 'Outland3r' })])
        expect(await ids({ text: 'outlander' })).toBe('odd')
        expect(await ids({ text: 'outl4nd3r' })).toBe('')
      })

      it('SEARCH-6 puts make and model before other fields, then the newest, then the id', async () => {
        await filled([
          document('b-feature', { features: ['Sport'], listed: 9 }),
          document('a-feature', { features: ['Sport'], listed: 9 }),
          document('new-feature', { features: ['Sport'], listed: 10 }),
          document('model', { model: 'Sport', listed: 1 }),
          document('old-model', { features: ['Sport'], model: 'Sport', listed: 0 }),
        ])
        expect(await ids({ text: 'sport' })).toBe('model old-model new-feature a-feature b-feature')
      })

      it('SEARCH-6 scores a name that the stock writes as one word no lower', async () => {
        await filled([
          document('feature', { features: ['Land Cruiser'], listed: 9 }),
          document('model', { model: 'LandCruiser', listed: 1 }),
        ])
        expect(await ids({ text: 'land cruiser' })).toBe('model feature')
      })

      it('SEARCH-6 counts only what the words match', async () => {
        await filled()
        const result = await engine.search({
          ...EVERYTHING,
          text: 'toyota',
          filters: [{ kind: 'in', field: 'body', values: ['ute'] }],
          facets: [{ field: 'body', limit: 9, tie: 'ascending' }],
        })
        expect(result.total).toBe(1)
        expect(result.facets.body).toEqual([
          { value: 'suv', count: 1 },
          { value: 'ute', count: 1 },
        ])
      })
    })

    describe('order', () => {
      const cases: readonly [string, Sort, string][] = [
        ['newest first without words', { by: 'relevance' }, 'c4 hilux cx5 cx3 cruiser mystery'],
        ['the highest price first, none last', byPrice('descending'), 'hilux cruiser cx5 cx3 c4 mystery'],
        ['the lowest price first, none last', byPrice('ascending'), 'cx3 cx5 cruiser hilux c4 mystery'],
        [
          'SEARCH-19 the nearest first, nowhere last',
          { by: 'distance', latField: 'lat', lngField: 'lng', ...SYDNEY },
          'hilux cx5 cx3 cruiser c4 mystery',
        ],
      ]
      it.each(cases)('SEARCH-7 sorts %s', async (_, sort, expected) => {
        await filled()
        expect(await ids({ sort })).toBe(expected)
      })

      it.each<[Sort, string, string]>([
        [{ by: 'relevance' }, 'new old plain taken-new taken-old gone', ''],
        [{ by: 'relevance' }, 'new old taken-new taken-old gone', 'lada'],
        [byPrice('ascending'), 'old new plain taken-new taken-old gone', ''],
        [{ by: 'distance', latField: 'lat', lngField: 'lng', ...SYDNEY }, 'new old plain taken-new taken-old gone', ''],
      ])(
        'D-57 SEARCH-7 puts documents with a higher `behind` number last, in any order and on any page ($0.by)',
        async (sort, expected, text) => {
          await filled([
            document('gone', { year: 2, price: 1, listed: 9, lat: -33.8, lng: 151.2, make: 'Lada' }),
            document('taken-old', { year: 1, price: 4, listed: 6, make: 'Lada' }),
            document('taken-new', { year: 1, price: 3, listed: 7, make: 'Lada' }),
            document('new', { year: 0, price: 8, listed: 5, make: 'Lada' }),
            document('old', { price: 7, listed: 4, make: 'Lada' }),
            document('plain', { listed: 3, year: null }),
          ])
          const all = { sort, text, behind: 'year' }
          expect(await ids(all)).toBe(expected)
          const pages: string[] = []
          for (let offset = 0; offset < 6; offset += 2) pages.push(await ids({ ...all, offset, limit: 2 }))
          expect(pages.join(' ').trim()).toBe(expected)
          await expect(ids({ behind: 'make' })).rejects.toThrow('make')
        },
      )

      it.each<Sort>([
        { by: 'relevance' },
        byPrice('ascending'),
        { by: 'distance', latField: 'lat', lngField: 'lng', ...SYDNEY },
      ])('SEARCH-7 never repeats or loses a document from page to page ($by)', async (sort) => {
        const same = Array.from({ length: 50 }, (_, n) =>
          document(`id-${n}`, { price: n % 3, listed: n % 2, lat: -33, lng: 151 }),
        )
        await filled(same)
        const pages: string[] = []
        for (let offset = 0; offset < 63; offset += 7) {
          pages.push(...(await engine.search({ ...EVERYTHING, sort, offset, limit: 7 })).hits.map(({ id }) => id))
        }
        expect(pages).toHaveLength(50)
        expect(new Set(pages).size).toBe(50)
        expect(pages.join(' ')).toBe(await ids({ sort, limit: 50 }))
      })
    })

    describe('changes', () => {
      it('STOCK-3 shows a changed document to the next search, and only as it is now', async () => {
        await filled()
        expect(await counts('make', [])).toBe('Mazda 2, Toyota 2, Citroën 1')
        expect(await counts('year', [isMake('Citroën')])).toBe('2021 1')
        expect(await ids({ text: 'citroen' })).toBe('c4')
        await engine.upsert([document('cx3', { make: 'Citroën', price: 1, listed: 99 }, 'changed')])
        expect(await counts('make', [])).toBe('Citroën 2, Toyota 2, Mazda 1')
        expect(await ids({ filters: [isMake('Citroën')] })).toBe('cx3 c4')
        expect(await ids({ text: 'cx 3' })).toBe('')
        expect(await ids({ text: 'citroen' })).toBe('cx3 c4')
        expect(await ids({ sort: byPrice('ascending'), limit: 1 })).toBe('cx3')
        expect(await engine.fetch(['cx3'])).toEqual(['changed'])
        expect(await engine.size()).toBe(6)
      })

      it('takes the later of two documents with the same id', async () => {
        await filled()
        await engine.upsert([document('twin', { make: 'Lada' }, 'first'), document('twin', { make: 'Kia' }, 'second')])
        expect(await engine.fetch(['twin'])).toEqual(['second'])
        expect(await ids({ filters: [isMake('Lada')] })).toBe('')
        expect(await engine.size()).toBe(7)
      })

      it('forgets removed documents, and ignores ids it never had', async () => {
        await filled()
        await engine.remove(['cx5', 'nobody', 'cx5'])
        expect(await counts('make', [])).toBe('Toyota 2, Citroën 1, Mazda 1')
        expect(await ids({ text: 'cx5' })).toBe('')
        expect(await engine.size()).toBe(5)
      })

      it('finds nothing while it is empty, and can be filled again', async () => {
        await filled()
        await engine.remove(STOCK.map(({ id }) => id))
        const facets = [{ field: 'make', limit: 5, tie: 'ascending' as const }]
        const empty = await engine.search({ ...EVERYTHING, facets, stats: ['price'], text: 'mazda' })
        expect(empty).toEqual({ hits: [], total: 0, facets: { make: [] }, stats: { price: null } })
        await engine.upsert(STOCK)
        expect(await ids({})).toBe('c4 hilux cx5 cx3 cruiser mystery')
      })

      it('gives the stored parts in the order asked for, unknown ones left out', async () => {
        await filled()
        expect(await engine.fetch(['hilux', 'nobody', 'c4'])).toEqual(['the hilux', 'the c4'])
      })

      it('changes nothing when a document does not fit the schema', async () => {
        await filled()
        const unknown = document('odd', { colour: 'red' })
        await expect(engine.upsert([document('fine', {}), unknown])).rejects.toThrow('colour')
        await expect(engine.upsert([document('odd', { price: '12' })])).rejects.toThrow('price')
        await expect(engine.upsert([document('odd', { make: ['Mazda'] })])).rejects.toThrow('make')
        await expect(engine.upsert([document('odd', { features: 'Towbar' })])).rejects.toThrow('features')
        expect(await engine.size()).toBe(6)
      })
    })
  })
}

const SCHEMA: SearchSchema = {
  fields: [
    { name: 'make', type: 'value' },
    { name: 'model', type: 'text' },
    { name: 'body', type: 'value' },
    { name: 'features', type: 'values' },
    { name: 'year', type: 'number' },
    { name: 'price', type: 'number' },
    { name: 'listed', type: 'number' },
    { name: 'lat', type: 'number' },
    { name: 'lng', type: 'number' },
  ],
  text: [
    { field: 'features', weight: 1 },
    { field: 'make', weight: 9 },
    { field: 'model', weight: 8 },
    { field: 'body', weight: 3 },
    { field: 'year', weight: 2 },
  ],
  synonyms: [
    ['ute', 'pick-up', ''],
    ['SUV', 'sport utility vehicle'],
    ['EV', 'electric', 'battery powered'],
  ],
  newest: 'listed',
}

function document(id: string, fields: SearchDocument<string>['fields'], stored = `the ${id}`): SearchDocument<string> {
  return { id, fields, stored }
}

function model(id: string, model: string): SearchDocument<string> {
  return document(id, { model, listed: 1 })
}

const SYDNEY = { lat: -33.87, lng: 151.21 }
const STOCK: readonly SearchDocument<string>[] = [
  document('c4', { make: 'Citroën', model: 'C4 Electric', body: 'hatch', year: 2021, price: null, listed: 6 }),
  document('cruiser', {
    make: 'Toyota',
    model: 'Land Cruiser',
    body: 'suv',
    features: ['Towbar'],
    year: 2021.6,
    price: 35_000,
    listed: 2,
    lat: -31.95,
    lng: 115.86,
  }),
  document('hilux', {
    make: 'Toyota',
    model: 'Hilux',
    body: 'ute',
    features: ['Towbar', 'Camera', 'Towbar'],
    year: 2019,
    price: 60_000,
    listed: 5,
    lat: -33.87,
    lng: 151.2,
  }),
  document('cx5', {
    make: 'Mazda',
    model: 'CX-5',
    body: 'suv',
    features: ['Sunroof'],
    year: 2020,
    price: 30_000,
    listed: 4,
    lat: -33.6,
    lng: 151.3,
  }),
  document('cx3', {
    make: 'Mazda',
    model: 'CX-3',
    body: 'suv',
    features: [],
    year: 2021,
    price: 20_000,
    listed: 3,
    lat: -37.8,
    lng: 145,
  }),
  document('mystery', { make: null, model: null, body: null, features: null, listed: null, lat: -33.8 }),
]

const EVERYTHING: SearchRequest = {
  base: [],
  filters: [],
  text: '',
  facets: [],
  stats: [],
  sort: { by: 'relevance' },
  offset: 0,
  limit: 21,
}

function isMake(...values: readonly string[]): Filter {
  return { kind: 'in', field: 'make', values }
}

function range(field: string, min: number | null, max: number | null): Filter {
  return { kind: 'range', field, min, max }
}

function near(km: number): Filter {
  return { kind: 'near', latField: 'lat', lngField: 'lng', ...SYDNEY, km }
}

function byPrice(direction: 'ascending' | 'descending'): Sort {
  return { by: 'number', field: 'price', direction }
}
