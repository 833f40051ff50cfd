import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stepOf } from '#ui/form/form-step.ts'
import type { CardEnquiryProps } from './card-enquiry-dialog.tsx'

/**
 * FORM-1: the enquiry form of a card's 'Quick Enquiry', in a dialog over the list. Its address is the list's with the
 * car in the hash, '#vehicle=2021-toyota-hilux', so that Back closes it. Without script the link leads to the car's
 * page. The dialog's code loads on the first click.
 */
export function EnquiryOverPage() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [Dialog, setDialog] = useState<ComponentType<CardEnquiryProps> | null>(null)
  const cameByPress = useRef(false)
  const [, kind, slug] = /^#(vehicle|test-drive)=([^=]+)$/.exec(hash) ?? []

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const car = enquiredCar(event)
      if (!car) return
      event.preventDefault()
      cameByPress.current = true
      void navigate({ pathname, search, hash: car }, { preventScrollReset: true })
    }
    // Capture phase, so that this runs before the link handler, which ignores prevented events.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [navigate, pathname, search])

  useEffect(() => {
    if (slug) void import('./card-enquiry-dialog.tsx').then((module) => setDialog(() => module.CardEnquiryDialog))
  }, [slug])

  if (!slug || !kind || !Dialog) return null
  const close = () => {
    // Each step of the form has its own history entry.
    if (cameByPress.current) void navigate(-1 - stepOf(state))
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
    cameByPress.current = false
  }
  return <Dialog key={hash} slug={slug} kind={kind} onClose={close} />
}

/** Hash for the enquiry link that was clicked; null for any other click, and for clicks with a modifier key. */
function enquiredCar(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const target = event.target instanceof Element ? event.target : null
  const link = target?.closest<HTMLAnchorElement>('article[data-car-id] a[href$="#enquire"]')
  // A car's page has a form already, so its similar cars' links do not open a second one.
  if (!link || document.querySelector('#enquire')) return null
  const { pathname, searchParams } = new URL(link.href)
  return `#${searchParams.get('enquiry') ?? 'vehicle'}=${pathname.split('/').at(-1)}`
}
