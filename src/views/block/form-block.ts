import { leadPages, submitLabelOf } from '#domain/lead/form/lead-pages.ts'
import { inRegion } from '#domain/region.ts'
import { optionalWords } from '#site/content/block-words.ts'
import type { BlockOf } from '#site/options/blocks.ts'
import type { Site } from '#site/site.ts'
import { type LeadFormView, leadFormView } from '../lead-page/lead-form-view.ts'

/** One of the site's forms on another page. */
export interface FormBlockView {
  readonly kind: 'form'
  readonly heading: string
  /** Safe HTML. */
  readonly text: string | null
  readonly form: LeadFormView
  /** Initial values of its fields, by name. */
  readonly filled: Readonly<Record<string, string>>
  readonly submitLabel: string
}

/** Where a form without JavaScript posts to; its answer shows the form again with errors (FORM-16). */
const POSTS_TO = '/api/leads'

export function formBlock(block: BlockOf<'form'>, site: Site): FormBlockView {
  const { kind, heading } = block
  const words = leadPages()[block.form]
  const filled = { category: words.category }
  const said = (text: string) => inRegion(text.replaceAll('{vehicle}', site.search.vehicleWord), site.region)
  return {
    kind,
    heading,
    text: optionalWords(block.text, site),
    form: leadFormView(site, words.form, POSTS_TO, filled),
    filled,
    submitLabel: said(submitLabelOf(words, site.appointments)),
  }
}
