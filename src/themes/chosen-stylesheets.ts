import type { SiteView } from '#views/site/site-view.ts'

/** Stylesheets of what a site chose in place of the template's; none for what it did not choose. */
export interface ChosenStylesheets {
  readonly typefaces: string | null
  readonly card: string | null
  readonly hero: string | null
}

const PAIRS = import.meta.glob<string>('./typefaces/pairs/*.css', { query: '?url', import: 'default', eager: true })
const CARDS = import.meta.glob<string>('../ui/card/shapes/*.css', { query: '?url', import: 'default', eager: true })
const HEROES = import.meta.glob<string>('../ui/home/hero-shapes/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
})

export type ChosenForms = Pick<SiteView, 'cardShape' | 'heroShape'> & {
  readonly typefaces: Pick<SiteView['typefaces'], 'pair'>
}

/** The server alone knows the stylesheets of all choices; a page has those of its site. */
export function chosenStylesheets({ typefaces, cardShape, heroShape }: ChosenForms): ChosenStylesheets {
  return {
    typefaces: PAIRS[`./typefaces/pairs/${typefaces.pair}.css`] ?? null,
    card: CARDS[`../ui/card/shapes/${cardShape}.css`] ?? null,
    hero: HEROES[`../ui/home/hero-shapes/${heroShape}.css`] ?? null,
  }
}
