import type { ComponentType } from 'react'
import type { ConsolePage } from './shown.ts'

/** What a stream of events is about. */
export type EventsOf = 'leads' | 'stock'

/** A page of the console: a file `KIND.page.tsx` in the folder of its noun. */
export interface PageModule<Page = ConsolePage> {
  /** The browser's title; the page's heading says the same. */
  readonly title: string | ((page: Page) => string)
  readonly View: ComponentType<Page>
  /** INBOX-5, DESK-1: whose changes by others it follows; without this, nobody's. */
  readonly follows?: (page: Page) => EventsOf | null
}

/** Describes a page, whose `kind` is the name of its file. */
export function definePage<Page extends ConsolePage>(module: PageModule<Page>): PageModule<Page> {
  return module
}

/** A page's file. */
export interface PageFile {
  readonly default: PageModule<never>
}

const loaded = new Map<string, PageModule>()

/** Loads a page's file once, before the page renders. */
export async function loadPage(kind: string, load: () => Promise<PageFile>): Promise<void> {
  if (!loaded.has(kind)) loaded.set(kind, (await load()).default as PageModule)
}

/** A page whose file is loaded. */
export function pageModule(kind: string): PageModule {
  const module = loaded.get(kind)
  if (!module) throw new Error(`The page ${kind} is not loaded.`)
  return module
}

export function titleOf(page: ConsolePage): string {
  const { title } = pageModule(page.kind)
  return `${typeof title === 'string' ? title : title(page)} · Forecourt`
}
