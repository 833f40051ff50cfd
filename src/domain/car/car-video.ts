/** FIELD-5: a car's video. Nothing is loaded before the visitor plays it. */
export interface VideoView {
  /** 'frame' embeds the host's player; 'file' uses the browser's own player. */
  readonly kind: 'frame' | 'file'
  readonly src: string
}

/** The only host that pages may embed. It sets no cookies before the video plays. */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com'

/** CAR-1: the video for a feed's value: a YouTube id or address, or a file's address; null for anything else. */
export function carVideo(video: string | null): VideoView | null {
  const text = (video ?? '').trim()
  const id = text.match(BARE_ID)?.[0] ?? text.match(YOUTUBE_ADDRESS)?.[1]
  if (id) return { kind: 'frame', src: `${VIDEO_HOST}/embed/${id}?autoplay=1&playsinline=1&rel=0` }
  return ADDRESS.test(text) && FILE.test(text) ? { kind: 'file', src: text } : null
}

const BARE_ID = /^[\w-]{11}$/
const YOUTUBE_ADDRESS =
  /^(?:https?:)?\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/i
const ADDRESS = /^(?:https:\/\/|\/(?!\/))[^\s"'<>]+$/i
const FILE = /[^/]\.(?:mp4|webm|m4v)(?:\?|$)/i
