import { useEffect } from 'react'
import { type AskedNumber, type RevealedPhone, revealPhone } from './reveal-phone.ts'

/**
 * PHONE-1: a press on a link with `data-reveal` reveals the number, shows it in all of these links, and on a phone calls
 * it in the same tap. If the number cannot be had, the link leads where it leads without script. One listener, because
 * header and footer are HTML of the server.
 */
export function useRevealingLinks({ carId, locationId, dealershipId, websiteId }: AskedNumber): void {
  useEffect(() => {
    let masked: readonly MaskedLink[] = []
    let isAsking = false
    const press = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-reveal]') : null
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (isAsking) return
      isAsking = true
      const phone = await revealPhone({ carId, locationId, dealershipId, websiteId })
      isAsking = false
      if (!phone) return location.assign(link.href)
      masked = [...document.querySelectorAll<HTMLAnchorElement>('a[data-reveal]')].map(maskedLink)
      for (const each of masked) show(each, phone)
      // A real click, which analytics counts as a call.
      if (matchMedia('(pointer: coarse)').matches) link.click()
    }
    // Capture phase, so that this runs before the link handler, which ignores prevented events.
    document.addEventListener('click', press, { capture: true })
    return () => {
      document.removeEventListener('click', press, { capture: true })
      for (const each of masked) hide(each)
    }
  }, [carId, locationId, dealershipId, websiteId])
}

interface MaskedLink {
  readonly link: HTMLAnchorElement
  readonly href: string
  readonly texts: readonly { readonly node: Text; readonly text: string }[]
}

function maskedLink(link: HTMLAnchorElement): MaskedLink {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
  const texts: { node: Text; text: string }[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (MASKED.test(node.data)) texts.push({ node, text: node.data })
  }
  return { link, href: link.getAttribute('href') ?? '', texts }
}

function show({ link, texts }: MaskedLink, { phone, tel }: RevealedPhone): void {
  delete link.dataset.reveal
  link.setAttribute('href', tel)
  for (const { node, text } of texts) node.data = text.replace(MASKED, phone)
}

function hide({ link, href, texts }: MaskedLink): void {
  link.dataset.reveal = ''
  link.setAttribute('href', href)
  for (const { node, text } of texts) node.data = text
}

/** '07 55*******' in 'Call 07 55*******'. */
const MASKED = /[\d+()][\d +()]{0,20}\*+/
