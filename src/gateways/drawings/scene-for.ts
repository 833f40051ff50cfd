import { type HeroScene, heroScene } from './hero-scenes.ts'
import { SCENES, type Scene } from './scene.ts'

/** A studio, a showroom, the yard, a landscape, or no background at all. */
export type SceneName = keyof typeof SCENES | HeroScene

export function sceneFor(name: SceneName): Scene {
  return name === 'coast' || name === 'dusk' || name === 'bush' ? heroScene(name) : SCENES[name]
}
