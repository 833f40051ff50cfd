// npx node tests/shots/compare.ts BEFORE AFTER DIFFERENCE
//
// Compares two folders of shoot.ts pixel by pixel and lists the shots that differ, with the rows in which they do. For each
// it writes DIFFERENCE/name.png: before, after, and after in grey with what differs in red. Ends with 1 if any differs.

import { mkdir, readdir } from 'node:fs/promises'
import sharp from 'sharp'

const [before = '', after = '', difference = ''] = process.argv.slice(2)
if (!difference) throw new Error('Say three folders: npx node tests/shots/compare.ts BEFORE AFTER DIFFERENCE')
await mkdir(difference, { recursive: true })
const old = new Set(await readdir(before))
const names = (await readdir(after)).filter((name) => name.endsWith('.png')).sort()
let differing = 0
for (const name of names) {
  if (!old.has(name)) {
    console.log(`${name}: only after`)
    continue
  }
  const found = await compare(name)
  if (!found) continue
  differing += 1
  console.log(`${name}: ${found}`)
}
console.log(`${differing} of ${names.length} differ; ${old.size - names.length} more before than after`)
process.exitCode = differing === 0 ? 0 : 1

/** Null for equal pixels, else what differs in a few words. */
async function compare(name: string): Promise<string | null> {
  const [one, other] = await Promise.all([before, after].map((folder) => read(`${folder}/${name}`)))
  if (!one || !other || one.data.equals(other.data)) return null
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const marked = Buffer.alloc(width * height * 3, 255)
  let pixels = 0
  let top = height
  let bottom = 0
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 3
      const left = pixelAt(one, x, y)
      const right = pixelAt(other, x, y)
      if (left === right) {
        marked.fill(200 + (((right ?? 0) >> 8) & 255) / 5, to, to + 3)
        continue
      }
      marked.set([220, 0, 0], to)
      pixels += 1
      top = Math.min(top, y)
      bottom = y
    }
  await sharp({ create: { width: width * 3, height, channels: 3, background: 'white' } })
    .composite([
      { input: `${before}/${name}`, left: 0, top: 0 },
      { input: `${after}/${name}`, left: width, top: 0 },
      { input: marked, raw: { width, height, channels: 3 }, left: width * 2, top: 0 },
    ])
    .png()
    .toFile(`${difference}/${name}`)
  const size = one.height === other.height ? '' : `, ${one.height} high before and ${other.height} after`
  return `${pixels} pixels between ${top} and ${bottom}${size}`
}

type Pixels = Awaited<ReturnType<typeof read>>

async function read(path: string) {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A pixel's colour as one number; null outside the picture. */
function pixelAt({ data, width, height }: Pixels, x: number, y: number): number | null {
  if (x >= width || y >= height) return null
  return data.readUIntBE((y * width + x) * 3, 3)
}
