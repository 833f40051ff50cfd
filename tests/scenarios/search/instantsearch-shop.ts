import {
  connectHierarchicalMenu,
  connectHits,
  connectMenu,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSearchBox,
  connectSortBy,
} from 'instantsearch.js/es/connectors/index.js'
import instantsearch from 'instantsearch.js/es/index.js'

/** A search page made with the InstantSearch library, whose widgets render values instead of elements. */
export interface Shop {
  /** What each widget renders now. */
  readonly drawn: Drawn
  /** Acts on the page and waits for the answer. */
  settle(act: () => void): Promise<void>
  /** Waits until a widget renders again: a search for values renders only its list. */
  redrawn(name: keyof Drawn, act: () => void): Promise<void>
  /** Sets the page to a state in the library's URL format. */
  show(state: ShopState): Promise<void>
  close(): void
}

/** Types for the parts of the library that the tests use: its own do not resolve under Node's rules. */
export interface SearchClient {
  search(requests: readonly unknown[]): Promise<unknown>
}

export interface ShopState {
  readonly query?: string
  /** Counts from 1. */
  readonly page?: number
  readonly sortBy?: string
  readonly hierarchicalMenu?: Readonly<Record<string, readonly string[]>>
  readonly menu?: Readonly<Record<string, string>>
  readonly refinementList?: Readonly<Record<string, readonly string[]>>
  /** 'min:max'; either side may be empty. */
  readonly range?: Readonly<Record<string, string>>
}

export interface Drawn {
  readonly hits: { readonly items: readonly DrawnHit[]; readonly results?: { readonly nbHits: number } }
  readonly make: DrawnList
  readonly simple_body: DrawnList
  readonly seats: DrawnList
  readonly categories: DrawnList
  readonly models: DrawnMenu
  readonly colour: DrawnMenu
  readonly price: DrawnRange
  readonly year: DrawnRange
  readonly box: { refine(query: string): void }
  readonly sort: { refine(index: string): void }
  /** Counts from 0. */
  readonly pages: { readonly nbPages: number; refine(page: number): void }
}

interface DrawnHit {
  readonly objectID: string
  readonly km: number | null
  readonly price: number | null
  readonly _highlightResult: unknown
}

interface DrawnList {
  readonly items: readonly DrawnValue[]
  refine(value: string): void
  searchForItems(text: string): void
}

interface DrawnValue {
  readonly value: string
  readonly count: number
  readonly isRefined: boolean
}

/** One level of a menu; the chosen line has the next level in `data`. */
interface DrawnMenu {
  readonly items: readonly DrawnLine[]
  refine(value: string): void
}

export interface DrawnLine {
  readonly label: string
  readonly value: string
  readonly count: number
  readonly isRefined: boolean
  readonly data?: readonly DrawnLine[] | null
}

interface DrawnRange {
  readonly range: { readonly min?: number; readonly max?: number }
  readonly start: readonly number[]
  refine(range: readonly [number, number]): void
}

export async function openShop(searchClient: SearchClient): Promise<Shop> {
  const drawn: { -readonly [Name in keyof Drawn]?: Drawn[Name] } = {}
  const waiting = new Map<keyof Drawn, () => void>()
  const into =
    <Name extends keyof Drawn>(name: Name) =>
    (options: Drawn[Name]) => {
      drawn[name] = options
      waiting.get(name)?.()
    }
  const search = instantsearch({ indexName: 'stock', searchClient })
  search.addWidgets([
    connectHits(into('hits'))({}),
    connectRefinementList(into('make'))({ attribute: 'make', operator: 'or', limit: 20 }),
    connectRefinementList(into('simple_body'))({ attribute: 'simple_body', operator: 'or', limit: 20 }),
    connectRefinementList(into('seats'))({ attribute: 'seats', operator: 'or', limit: 20 }),
    connectRefinementList(into('categories'))({ attribute: 'categories', operator: 'and', limit: 20 }),
    connectHierarchicalMenu(into('models'))({ attributes: ['make_model.lvl0', 'make_model.lvl1'] }),
    connectMenu(into('colour'))({ attribute: 'colour' }),
    connectRange(into('price'))({ attribute: 'price' }),
    connectRange(into('year'))({ attribute: 'year' }),
    connectSearchBox(into('box'))({}),
    connectSortBy(into('sort'))({
      items: ['stock', 'stock_price_asc', 'stock_km_desc'].map((value) => ({ value, label: value })),
    }),
    connectPagination(into('pages'))({}),
  ])
  const settle = (act: () => void) =>
    new Promise<void>((resolve, reject) => {
      const done = () => {
        if (search.status === 'loading' || search.status === 'stalled') return
        search.removeListener('render', done)
        search.removeListener('error', reject)
        resolve()
      }
      search.on('render', done)
      search.on('error', reject)
      act()
    })
  await settle(() => search.start())
  return {
    drawn: drawn as Drawn,
    settle,
    redrawn: (name, act) =>
      new Promise((resolve) => {
        waiting.set(name, resolve)
        act()
      }),
    show: (state) => settle(() => search.setUiState({ stock: state })),
    close: () => search.dispose(),
  }
}
