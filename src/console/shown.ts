import type { FittedForm } from './parts/form/fit-forms.ts'
import type { TypedForm } from './parts/form/typed-form.ts'
import type { Shell } from './parts/shell-values.ts'

/** What a page shows: finished values. Each page has an interface of its own, whose `kind` is the name of its file. */
export interface ConsolePage {
  readonly kind: string
}

/** A page with a sentence and nothing else. */
export interface MessagePage extends ConsolePage {
  readonly kind: 'message'
  readonly title: string
  readonly sentence: string
}

/** Checks a page's values against its interface: `typedPage<StockPage>({ kind: 'stock', … })`. */
export function typedPage<Page extends ConsolePage>(page: Page): Page {
  return page
}

/** Whether a page is the one of this kind. */
export function isPage<Page extends ConsolePage>(
  page: ConsolePage | null | undefined,
  kind: Page['kind'],
): page is Page {
  return page?.kind === kind
}

/** What a browser shows: the server renders it, and gives it as data to a browser that has a page already. */
export interface Shown {
  readonly page: ConsolePage
  /** Null: a page without the frame. */
  readonly shell: Shell | null
  /** The address that the person is on: of a form's answer the page with the form. */
  readonly at: string
  /** STAFF-10: who the forms are shown to, as their hidden field says it; null: nobody is signed in. */
  readonly mark: string | null
  /** STAFF-10: what a person typed before and the page gives back; null: nothing. */
  readonly typed: TypedForm | null
  /** The same, with its place on the page: the server found it as it rendered the page. */
  readonly fitted?: FittedForm | null
  /** Of a form's answer: what was typed is stored. */
  readonly isStored?: boolean
  /** 'Forecourt 0.2.0', for the foot; null: not known. */
  readonly version: string | null
  /** Address of the page's script; the server says it as it sends the page. */
  readonly script?: string
}

/** An answer for a browser that asks for data: a page, or where to go on. */
export type ShownAnswer = { readonly build: string } & (
  | { readonly shown: Shown }
  /** `resends`: the same form goes there. */
  | { readonly to: string; readonly resends: boolean }
)

/** The header of a browser that asks for a page's data; its value is the build that the browser has. */
export const SHOWN_HEADER = 'x-console-build'

/** Id of the element with the page's data. */
export const PAGE_DATA = 'page-data'

/** Renders a page; Vite builds it from `entry.server.tsx`. */
export interface ConsoleBuild {
  /** Another build has other files. */
  readonly id: string
  /** 'Forecourt 0.2.0', for the foot; null: not known. */
  readonly version: string | null
  /** Addresses of the scripts of the pages of a kind, the page's own at their head. */
  scriptsOf(kind: string): readonly string[]
  /** Whether the page has a form for what was typed. */
  holds(shown: Shown): Promise<boolean>
  /** The HTML of a page. */
  render(shown: Shown): Promise<string>
  /** Whose pages the console may show in a frame, as its policy says it (STUDIO-6); null: nobody's. */
  readonly frames?: string | null
  readonly stylesheet: { readonly path: string; readonly text: string }
  /** The browser's scripts by their addresses. The pages work without them. */
  readonly scripts?: ReadonlyMap<string, string>
  /** Samples of the typefaces that sites choose from (STUDIO-17). */
  readonly typefaces?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** What a form was answered with: a page, another address, or nothing because the line is lost. */
export type Answered = { readonly shown: Shown } | { readonly to: string } | { readonly offline: true }
