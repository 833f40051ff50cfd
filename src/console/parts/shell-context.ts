import { createContext } from 'react'
import type { Shell } from './shell-values.ts'

/** The frame around the page; null: none. */
export const ShellContext = createContext<Shell | null>(null)
