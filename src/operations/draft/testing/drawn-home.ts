import { newFaults, pageFaults } from '#domain/page-check/page-faults.ts'
import { readPage } from '#domain/page-check/read-page.ts'
import type { GoodSite } from '#site/folder/read-sites.ts'
import type { SitePages } from '../site-pages.ts'

/**
 * A site whose only page is its heading and the sentence below, in HTML as the draft has it. `besides`: what a draft's page
 * has more.
 */
export function drawnHome(besides: () => string = () => ''): SitePages {
  return {
    async prepare() {},
    async touched(live, draft) {
      const [was, is] = [live && drawn(live), drawn(draft) + besides()]
      if (was === is) return []
      const faults = newFaults(was === null ? [] : faultsOf(was), faultsOf(is))
      return [{ path: '/', title: 'Home', change: was === null ? 'new' : 'changed', faults }]
    },
  }
}

function drawn({ site: { home } }: GoodSite): string {
  const head = '<title>Home</title><meta name="description" content="Used cars.">'
  return `<html lang="en">${head}<h1>${home.heading}</h1><p>${home.introduction}</p>`
}

function faultsOf(html: string) {
  return pageFaults(readPage(html), { exists: () => true, hasAnchor: () => true, pictureBytes: () => null })
}
