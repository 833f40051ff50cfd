import { useEffect, useLayoutEffect } from 'react'
import { useScripted } from '../parts/use-scripted.ts'

/** The table as the person left it: its state and how far down it was scrolled. */
let left: { readonly href: string; readonly scroll: number } | null = null
let isReturning = false

/** CR-B14: remembers the table when it is left, and scrolls back where a car's page leads back to it. */
export function useStockReturn(href: string): void {
  useLayoutEffect(
    () => () => {
      left = { href, scroll: window.scrollY }
    },
    [href],
  )
  useEffect(() => {
    if (!isReturning) return
    isReturning = false
    const scroll = left?.scroll ?? 0
    // After the page began at its top.
    requestAnimationFrame(() => window.scrollTo(0, scroll))
  }, [])
}

/** Leads back to the table with its filters, order and place. */
export function BackToStock() {
  const isScripted = useScripted()
  return (
    <a
      className="tap"
      href={(isScripted && left?.href) || '/stock'}
      onClick={() => {
        isReturning = left !== null
      }}
    >
      ← Stock
    </a>
  )
}
