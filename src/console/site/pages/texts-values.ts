import type { Choice } from '../../page-values.ts'
import type { PreviewView } from '../../preview/preview-view.ts'
import type { DraftBar, Outline } from '../studio/website-values.ts'

/** The pages and articles of a site, in a draft. */
export interface WebsitePagesPage {
  readonly kind: 'website-pages'
  readonly bar: DraftBar
  readonly outline: Outline
  readonly pages: readonly TextRow[]
  readonly articles: readonly TextRow[]
  /** Pictures that an article can begin with; none: it cannot be made yet. */
  readonly pictures: readonly Choice[]
  readonly today: string
  /** What was just done; null: nothing. */
  readonly said: string | null
  /** What is wrong with a new page or article. */
  readonly fault: NewFault | null
}

export interface NewFault {
  readonly of: 'page' | 'article'
  readonly text: string
  readonly typed: Readonly<Record<string, string>>
}

export interface TextRow {
  readonly href: string
  readonly title: string
  /** Its address on the website, or its day. */
  readonly note: string
}

/** A page or an article of a draft, as its text. */
export interface WebsiteTextPage {
  readonly kind: 'website-text'
  readonly title: string
  readonly action: string
  readonly bar: DraftBar
  readonly outline: Outline
  readonly fields: readonly LineField[]
  readonly text: string
  /** Hash of the text as it was shown: another one is another person's. */
  readonly seen: string
  /** Its address on the website. */
  readonly address: string
  /** The form of the page's blocks; null: it has none. */
  readonly blocks: string | null
  /** Files that the text can show. */
  readonly pictures: readonly string[]
  readonly preview: PreviewView | null
  readonly fault: string | null
  /** The picture that was just stored beside it; null: none. */
  readonly added: string | null
  /** STUDIO-9: another person changed it meanwhile. */
  readonly clash: string | null
  /** STUDIO-15: why it cannot be changed; null: it can. */
  readonly closed: string | null
}

/** A line of the front matter. */
export interface LineField {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly type: 'text' | 'date' | 'choice' | 'tick'
  readonly choices: readonly Choice[]
  /** What it says while it is empty; null: it may be empty. */
  readonly missing: string | null
}
