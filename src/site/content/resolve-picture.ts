import { posix } from 'node:path'
import { picture } from '#domain/car/car-picture.ts'
import { fetchedPictureAddress } from '#domain/picture/fetched-picture.ts'
import type { PictureView } from '#domain/picture/picture-view.ts'
import type { FoundPictures } from '../files/read-pictures.ts'
import { didYouMean } from '../nearest.ts'
import type { OwnPicture } from '../own-picture.ts'
import { type FoundFault, fault } from '../site-fault.ts'

/** Finds the pictures that one Markdown file names, and collects the site's own pictures among them. */
export interface PictureFinder {
  /** The picture at an address in the Markdown; null, with a fault recorded, if there is none. */
  find(address: string, alt: string): PictureView | null
  readonly own: readonly OwnPicture[]
  readonly faults: readonly FoundFault[]
}

/** A picture is a file next to the Markdown that shows it, or one of the platform's drawings of cars. */
export function pictureFinder(markdownFile: string, pictures: FoundPictures): PictureFinder {
  const ownPictures: OwnPicture[] = []
  const faults: FoundFault[] = []
  const refuse = (reason: string, hint: string | null = null) => {
    faults.push(fault([markdownFile], reason, hint))
    return null
  }
  return {
    own: ownPictures,
    faults,
    find(address, alt) {
      if (alt.trim() === '') return refuse(`the picture "${address}" needs words for those who cannot see it`)
      if (MADE.test(address)) return picture(address, alt)
      if (/^([a-z]+:|\/)/i.test(address))
        return refuse(`the picture "${address}" is refused: a picture is a file beside this one, such as tow-bar.jpg`)
      const folder = posix.dirname(markdownFile.replaceAll('\\', '/'))
      const file = posix.join(folder, address)
      const foundPicture = pictures.get(file)
      if (foundPicture === undefined)
        return refuse(`there is no picture "${address}" beside it`, nearestOf(file, folder, pictures))
      if (!foundPicture.ok) return refuse(`the picture "${address}" ${foundPicture.fault}`)
      ownPictures.push({ name: foundPicture.name, file: foundPicture.file })
      return picture(fetchedPictureAddress(foundPicture.name) ?? '', alt)
    },
  }
}

const MADE = /^\/pictures\/made\/[a-z0-9-]+\.webp$/

function nearestOf(file: string, folder: string, pictures: FoundPictures): string | null {
  const beside = [...pictures.keys()].filter((each) => posix.dirname(each) === folder)
  return didYouMean(
    posix.basename(file),
    beside.map((each) => posix.basename(each)),
  )
}
