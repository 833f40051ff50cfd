import { fetchedPictureAddress } from '#domain/picture/fetched-picture.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import { FILES_PATH } from '../options/address.ts'
import type { OwnPicture } from '../own-picture.ts'

/** Puts the sizes that the platform makes in place of the files that options name (STUDIO-18). */
export interface PictureCuts {
  /** The value with the addresses of cuts, also as keys; the same object if it names none. */
  of<Value>(value: Value): Value
  /** The pictures that the values named. */
  used(): readonly OwnPicture[]
}

/** A picture that has no cuts (a drawing, one with a transparent ground, a very small one) stays as it is. */
export function pictureCuts(pictures: FoundPictures): PictureCuts {
  const addresses = new Map<string, { readonly to: string; readonly own: OwnPicture }>()
  for (const found of pictures.values()) {
    const to = found.ok && !found.file.includes('/') ? fetchedPictureAddress(found.name) : null
    if (found.ok && to !== null)
      addresses.set(FILES_PATH + found.file, { to, own: { name: found.name, file: found.file } })
  }
  const used = new Map<string, OwnPicture>()
  const cutAddress = (text: string) => {
    const cut = addresses.get(text)
    if (cut === undefined) return text
    used.set(cut.own.name, cut.own)
    return cut.to
  }
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return cutAddress(value)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const items = value.map(walk)
      return items.some((item, at) => item !== value[at]) ? items : value
    }
    const entries = Object.entries(value)
    const walked = entries.map(([key, each]) => [cutAddress(key), walk(each)] as const)
    return walked.some(([key, each], at) => key !== entries[at]?.[0] || each !== entries[at]?.[1])
      ? Object.fromEntries(walked)
      : value
  }
  return {
    of: <Value>(value: Value) => (addresses.size === 0 ? value : (walk(value) as Value)),
    used: () => [...used.values()],
  }
}
