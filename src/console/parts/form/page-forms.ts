import { createContext } from 'react'
import type { Shown } from '../../shown.ts'
import type { FittedForm, FormSketch } from './fit-forms.ts'

/** What the forms of a page share. */
export interface PageForms {
  /** STAFF-10: who the forms are shown to. */
  readonly mark: string | null
  /** Typed forms that are back on the page. */
  readonly fitted: readonly FittedForm[]
  /** The page's forms by id, written down as they render. */
  readonly sketches: Map<string, FormSketch>
  /** Shows the page that a form was answered with. */
  readonly answer: (shown: Shown) => void
  /** Throws the draft of a form away. */
  readonly discard: (fitted: FittedForm) => void
}

export const PageFormsContext = createContext<PageForms>({
  mark: null,
  fitted: [],
  sketches: new Map(),
  answer: () => {},
  discard: () => {},
})

/** The form that a control is in; null: none. */
export const FormContext = createContext<FormSketch | null>(null)

/** Ids of what a control is folded into. */
export const FoldsContext = createContext<readonly string[]>([])
