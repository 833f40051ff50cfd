import * as words from '#words/car.ts'
import type { Say } from '#words/say.ts'

/** Fetches a PDF and saves it as a download. Returns an error message for the visitor, or null. */
export async function downloadPdf(href: string, t: Say): Promise<string | null> {
  try {
    const response = await fetch(href, { headers: { Accept: 'application/pdf, application/json' } })
    if (!response.ok) return faultOf(await response.json()) ?? t(UNKNOWN)
    save(await response.blob(), fileName(href))
    return null
  } catch {
    // No connection, or an answer from a proxy in between.
    return t(UNKNOWN)
  }
}

const UNKNOWN = words.couldntDownloadPdfCheck

/** The error sentence of an answer (http-api.md); null without one. */
function faultOf(answer: unknown): string | null {
  const told = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
  return typeof told === 'string' ? told : null
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function fileName(href: string): string {
  return decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))
}
