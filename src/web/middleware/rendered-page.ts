import { createContext } from 'react-router'

/**
 * A page rendered by entry.server.tsx. The server reads it from here: the body of a Response is a stream, which is
 * slower to read.
 */
export interface RenderedText {
  readonly html: string
}

export const renderedPage = createContext<RenderedText | null>(null)
