import { expect, it } from 'vitest';
import { HOME, homeFor, lookBetween } from './camera';
import { meansOf } from './means';

it('a graphics card gets shadows, software none, nothing nothing', () => {
  expect(meansOf('ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11)')).toBe('rich');
  expect(meansOf('ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)')).toBe('plain');
  expect(meansOf('llvmpipe (LLVM 15.0.7, 256 bits)')).toBe('plain');
  expect(meansOf(null)).toBe('none');
});

it('the camera turns the short way round', () => {
  expect(lookBetween({ ...HOME, around: 170 }, { ...HOME, around: -170 }, 0.5).around).toBeCloseTo(180);
});
it('who has little width looks from farther away', () => expect(homeFor(0.7).far).toBeGreaterThan(homeFor(1.6).far));
