import { cutText } from '#domain/cut-text.ts'

/** 'Firefox on Android' of a browser's long description; the description itself if it is neither. */
export function deviceText(text: string): string {
  const browser = /Edg\//.test(text) ? 'Edge' : /Firefox|Chrome|Safari/.exec(text)?.[0]
  const system = /Android|iPhone|iPad|Windows|Mac OS|Linux/.exec(text)?.[0]
  return browser && system ? `${browser} on ${system}` : cutText(text, 60) || 'Unknown device'
}
