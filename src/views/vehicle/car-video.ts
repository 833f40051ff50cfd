/** A film of the car; nothing of it is fetched before a visitor asks for it (FIELD-5). */
export interface VideoView {
  /** A page of its host, for a frame, or a file for the browser's own player. */
  readonly kind: 'frame' | 'file'
  readonly src: string
}

/** The host whose frames a page may hold; it sets no cookie before the film plays. */
export const VIDEO_HOST = 'https://www.youtube-nocookie.com'

/** The film behind a feed's word: a YouTube id or address, or a file's address; null for anything else (CAR-1). */
export function carVideo(video: string | null): VideoView | null {
  const text = (video ?? '').trim()
  const id = text.match(BARE_ID)?.[0] ?? text.match(YOUTUBE_ADDRESS)?.[1]
  if (id) return { kind: 'frame', src: `${VIDEO_HOST}/embed/${id}?autoplay=1&playsinline=1&rel=0` }
  return FILE_ADDRESS.test(text) ? { kind: 'file', src: text } : null
}

const BARE_ID = /^[\w-]{11}$/
const YOUTUBE_ADDRESS =
  /^(?:https?:)?\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})(?![\w-])/i
const FILE_ADDRESS = /^(?:https:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]+)\.(?:mp4|webm|m4v)(?:\?[^\s"'<>]*)?$/i
