import { createContext } from 'react-router'

/** A page as entry.server.tsx rendered it. The server takes it from here: a body inside a Response is a stream, read piece by piece. */
export interface RenderedText {
  readonly html: string
}

export const renderedPage = createContext<RenderedText | null>(null)
