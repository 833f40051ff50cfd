/** Fetches a PDF and hands it to the browser to keep. Gives what to tell the visitor when there is none, else null. */
export async function downloadPdf(href: string): Promise<string | null> {
  try {
    const response = await fetch(href, { headers: { Accept: 'application/pdf, application/json' } })
    if (!response.ok) return faultOf(await response.json())
    save(await response.blob(), fileName(href))
    return null
  } catch {
    // No connection, or an answer of something between us and the server.
    return UNKNOWN
  }
}

const UNKNOWN = 'The PDF could not be fetched. Please check your connection and try again.'

/** http-api.md: an error is one sentence. */
function faultOf(answer: unknown): string {
  const told = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : null
  return typeof told === 'string' ? told : UNKNOWN
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function fileName(href: string): string {
  return decodeURIComponent(href.slice(href.lastIndexOf('/') + 1))
}
