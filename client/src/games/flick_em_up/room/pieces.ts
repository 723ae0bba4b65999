/** The pieces as bodies in the room, built from the same parts as the physics: the middle of each box at 0,0,0. */
import { BoxGeometry, BufferGeometry, Color, CylinderGeometry, DoubleSide, EdgesGeometry, Float32BufferAttribute, FrontSide, Group, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial, MeshLambertMaterial, PlaneGeometry, type Material, type Texture } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { depthOf, widthOf } from '../poses';
import type { Kind, Scene } from '../view.gen';
import type { Means } from './means';
import { facePrint, figurePrint, housePrint, INK, ownColour, roofPrint, SKIN, vehiclePrint, WOOD } from './prints';

/** Where the low winter sun stands: it comes from there. */
export const SUN = [-0.72, -0.55, 0.42] as const;
const LINES = new LineBasicMaterial({ color: INK });

export class Workshop {
  private readonly prints = new Map<string, Texture>();
  constructor(
    private readonly scene: Scene,
    private readonly means: Means,
    private readonly name: (id: string) => string,
    private readonly letter: (id: string) => string,
  ) {}

  /** Lit where there are means for it. */
  material(map: Texture | null, cuts = false): Material {
    const how = { map, vertexColors: map === null, side: cuts ? DoubleSide : FrontSide, alphaTest: cuts ? 0.5 : 0 };
    return this.means === 'rich' ? new MeshLambertMaterial(how) : new MeshBasicMaterial(how);
  }
  print(key: string, make: () => Texture): Texture {
    const found = this.prints.get(key) ?? make();
    this.prints.set(key, found);
    return found;
  }

  piece(id: string, kind: Kind): Group {
    const group = new Group();
    const body = this.body(kind, this.paintOf(id, kind));
    body.castShadow = body.receiveShadow = true;
    group.add(body, ...this.facesOf(id, kind));
    group.add(new LineSegments(new EdgesGeometry(body.geometry, 30), LINES));
    group.userData['id'] = id;
    return group;
  }
  private paintOf(id: string, kind: Kind): string {
    if (kind.class === 'figure') return id in this.scene.survivors ? ownColour(id) : SKIN;
    if (kind.kind === 'barrel') return '#41525f';
    return kind.class === 'flicked' && kind.kind !== 'bat' ? '#c93f16' : WOOD;
  }
  private body({ parts, height, kind }: Kind, paint: string): Mesh {
    // Card is drawn by its print alone.
    const solid = parts.filter(({ box }) => kind !== 'vehicle' || (box?.[1] ?? 9) > 3);
    const made = solid.map(({ at, box, cylinder }) => {
      const shape = box ? new BoxGeometry(box[0], box[1], box[2]) : upright(new CylinderGeometry(cylinder![0] / 2, cylinder![0] / 2, cylinder![1], 28));
      const tall = box ? box[2] : cylinder![1];
      shape.translate(at[0], at[1], at[2] + tall / 2 - height / 2);
      return shape;
    });
    return new Mesh(painted(mergeGeometries(made), paint, this.means), this.material(null));
  }
  private facesOf(id: string, kind: Kind): Mesh[] {
    if (kind.class === 'figure') return this.figureFaces(id, kind);
    if (kind.class === 'building') return this.frontAndBack(this.print(`house-${id}`, () => housePrint(id, this.name(id), Object.keys(this.scene.shape_of).indexOf(id))), 122, 75, 1.65, 12.5);
    if (kind.kind === 'vehicle') return [this.standing(this.print(`car-${id}`, () => vehiclePrint(id)), 85, 45, 0, 4, true)];
    if (kind.kind === 'crate') return this.allSides(this.print('crate', () => facePrint('crate')), kind);
    if (kind.kind === 'barricade') return this.frontAndBack(this.print('barricade', () => facePrint('barricade')), 60, 25, 6.15, 0);
    if (kind.kind === 'lamp') return [-2, 2].map((off) => this.standing(this.print('lamp', () => facePrint('lamp')), 34, 34, off, 28, true));
    if (kind.kind === 'barrel') return [this.lying(this.print('barrel', () => facePrint('barrel')), 14, kind.height / 2 + 0.2)];
    if (kind.kind === 'disc') return [this.lying(this.print('disc', () => facePrint('disc')), 26, kind.height / 2 + 0.2)];
    return [];
  }
  private figureFaces(id: string, kind: Kind): Mesh[] {
    const own = this.paintOf(id, kind);
    const side = (isBack: boolean): Mesh => this.standing(this.print(`${id}-${isBack}`, () => figurePrint(id, own, this.letter(id), isBack)), 25, 39, isBack ? -4.65 : 4.65, 3);
    const back = side(true);
    return [side(false), back];
  }
  private frontAndBack(print: Texture, width: number, height: number, off: number, up: number): Mesh[] {
    return [this.standing(print, width, height, off, up), this.standing(print, width, height, -off, up)];
  }
  private allSides(print: Texture, kind: Kind): Mesh[] {
    return [0, 1, 2, 3].map((turn) => {
      const face = this.standing(print, widthOf(kind), kind.height, depthOf(kind) / 2 + 0.15, 0);
      face.geometry.rotateZ((turn * Math.PI) / 2);
      return face;
    });
  }
  /** An upright print whose front looks along +y, or along -y where it lies behind. */
  private standing(print: Texture, width: number, height: number, off: number, up: number, cuts = false): Mesh {
    const plane = new PlaneGeometry(width, height);
    plane.rotateX(Math.PI / 2);
    if (off >= 0) plane.rotateZ(Math.PI);
    plane.translate(0, off, up);
    const mesh = new Mesh(plane, this.material(print, cuts));
    mesh.castShadow = cuts;
    return mesh;
  }
  lying(print: Texture, size: number, up: number): Mesh {
    const plane = new PlaneGeometry(size, size);
    plane.translate(0, 0, up);
    return new Mesh(plane, this.material(print));
  }

  /** Shaft, roof with its fields, ramp; the exit looks along +x, the table is at 0. */
  tower(): Group {
    const { back, lip, width, roof, fields } = this.scene.tower;
    const [b, l, w, r] = [back / 100, lip / 100, width / 100, roof / 100];
    const walls = [box(2 * b, 3, r, 0, w / 2, r / 2), box(2 * b, 3, r, 0, -w / 2, r / 2), box(3, w, r, -b, 0, r / 2), box(3, w, r - 70, b, 0, 70 + (r - 70) / 2)];
    const ramp = box(Math.hypot(l - b, 34), w - 16, 3, 0, 0, 0);
    ramp.rotateY(Math.atan2(34, l - b));
    ramp.translate((b + l) / 2, 0, 17);
    const cheeks = [1, -1].map((side) => box(l - b, 3, 20, (b + l) / 2, side * (w / 2 - 8), 10));
    const group = new Group();
    const body = new Mesh(painted(mergeGeometries([...walls, ramp, ...cheeks]), '#7a6a52', this.means), this.material(null));
    body.castShadow = body.receiveShadow = true;
    const top = new PlaneGeometry(2 * b, w);
    top.translate(0, 0, r + 0.5);
    const fieldsInMm = Object.fromEntries(Object.entries(fields).map(([field, [x, y]]) => [field, [x / 100, y / 100] as const]));
    group.add(body, new Mesh(top, this.material(this.print('roof', () => roofPrint(fieldsInMm, [b, w / 2])))), new LineSegments(new EdgesGeometry(body.geometry, 30), LINES));
    return group;
  }
  dispose(): void {
    for (const print of this.prints.values()) print.dispose();
  }
}

function box(x: number, y: number, z: number, atX: number, atY: number, atZ: number): BufferGeometry {
  const made = new BoxGeometry(x, y, z);
  made.translate(atX, atY, atZ);
  return made;
}
function upright(shape: BufferGeometry): BufferGeometry {
  return shape.rotateX(Math.PI / 2);
}
/** Colour on every corner; where nothing is lit the light is painted on. */
function painted(shape: BufferGeometry, paint: string, means: Means): BufferGeometry {
  const normal = shape.getAttribute('normal');
  const colours = new Float32Array(normal.count * 3);
  const base = new Color(paint);
  for (let i = 0; i < normal.count; i++) {
    const light = normal.getX(i) * SUN[0] + normal.getY(i) * SUN[1] + normal.getZ(i) * 0.9;
    const shade = means === 'rich' ? 1 : 0.62 + 0.38 * Math.max(-0.6, light);
    colours.set([base.r * shade, base.g * shade, base.b * shade], i * 3);
  }
  shape.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return shape;
}
