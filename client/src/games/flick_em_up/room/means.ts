/** What this machine can draw: a graphics card gets light and shadows, software draws plainly, some can do neither. */
export type Means = 'rich' | 'plain' | 'none';

const SOFTWARE = /swiftshader|llvmpipe|software|basic render|softpipe/i;

/** By the name that the drawing machine gives itself. */
export const meansOf = (renderer: string | null): Means => (renderer === null ? 'none' : SOFTWARE.test(renderer) ? 'plain' : 'rich');

let found: Means | null = null;
export function means(): Means {
  return (found ??= meansOf(rendererHere()));
}
function rendererHere(): string | null {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
