import { z } from 'zod'
import { cutText } from '../cut-text.ts'
import { cleanLine } from '../form/clean-text.ts'

/**
 * FORM-8: the pages that the visitor saw, as a list or as the JSON text of a hidden field. Invalid values are ignored,
 * because they must not block a lead.
 */
export function visitedPages() {
  return z
    .unknown()
    .optional()
    .transform((value): readonly string[] => {
      const list = fromText(value)
      if (!Array.isArray(list)) return []
      return list
        .flatMap((page) => (typeof page === 'string' ? [cutText(cleanLine(page), MAX_TEXT)] : []))
        .slice(-MAX_ENTRIES)
    })
}

/** FORM-8: `linked_query_params`, the parameters of the link that brought the visitor. */
export function linkedQueryParams() {
  return z
    .unknown()
    .optional()
    .transform((value): Readonly<Record<string, string>> => {
      const object = fromText(value)
      if (typeof object !== 'object' || object === null || Array.isArray(object)) return {}
      const entries = Object.entries(object).flatMap(([name, text]) =>
        typeof text === 'string'
          ? [[cutText(cleanLine(name), MAX_NAME), cutText(cleanLine(text), MAX_TEXT)] as const]
          : [],
      )
      return Object.fromEntries(entries.slice(0, MAX_ENTRIES))
    })
}

const MAX_ENTRIES = 50
const MAX_NAME = 100
const MAX_TEXT = 500

function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    // Someone tampered with the hidden field; the lead matters more.
    return null
  }
}
