import { expect, it } from 'vitest'
import { carVideo } from './car-video.ts'

const FRAME = 'https://www.youtube-nocookie.com/embed/a1B2c3D4_-5?autoplay=1&playsinline=1&rel=0'

it.each([
  'a1B2c3D4_-5',
  ' a1B2c3D4_-5 ',
  'https://www.youtube.com/watch?v=a1B2c3D4_-5',
  'https://www.youtube.com/watch?feature=share&v=a1B2c3D4_-5&t=10',
  'http://m.youtube.com/watch?v=a1B2c3D4_-5',
  'https://youtu.be/a1B2c3D4_-5?si=x',
  '//www.youtube.com/embed/a1B2c3D4_-5',
  'https://youtube.com/shorts/a1B2c3D4_-5',
])('CAR-1, FIELD-5 embeds the video %s from the host without cookies', (video) => {
  expect(carVideo(video)).toEqual({ kind: 'frame', src: FRAME })
})

it.each(['https://films.example/walk.mp4', 'https://films.example/walk.webm?v=2', '/films/walk.mp4'])(
  'CAR-1 plays the file %s in the browser’s own player',
  (src) => {
    expect(carVideo(src)).toEqual({ kind: 'file', src })
  },
)

it.each([
  null,
  '',
  'null',
  'yes',
  'javascript:alert(1)//.mp4',
  'http://films.example/walk.mp4',
  '//films.example/walk.mp4',
  'https://www.youtube.com/watch?v=short',
  'https://youtube.com.evil.example/watch?v=a1B2c3D4_-5',
  'https://evil.example/?https://youtu.be/a1B2c3D4_-5',
])('CAR-1 %j is not a video', (video) => {
  expect(carVideo(video)).toBeNull()
})
