const CELLS = 16;
const TEXELS = 8;
const SIZE = CELLS * TEXELS;
const MASK = SIZE - 1;

/** Small seeded generator (mulberry32): the same film on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}

function gradients(): Float32Array {
  const random = seeded(41);
  const table = new Float32Array(CELLS ** 3 * 3);
  for (let i = 0; i < table.length; i += 3) {
    const z = random() * 2 - 1;
    const a = random() * Math.PI * 2;
    const r = Math.sqrt(1 - z * z);
    table.set([r * Math.cos(a), r * Math.sin(a), z], i);
  }
  return table;
}

function fade(x: number): number {
  return x * x * x * (x * (x * 6 - 15) + 10);
}

function perlin(g: Float32Array, x: number, y: number, z: number): number {
  const base = [Math.floor(x), Math.floor(y), Math.floor(z)] as const;
  const f = [x - base[0], y - base[1], z - base[2]] as const;
  let sum = 0;
  for (let corner = 0; corner < 8; corner++) {
    const c = [corner & 1, (corner >> 1) & 1, corner >> 2] as const;
    const wrap = (axis: 0 | 1 | 2) => (base[axis] + c[axis]) % CELLS;
    const at = ((wrap(2) * CELLS + wrap(1)) * CELLS + wrap(0)) * 3;
    let weight = 1;
    let dot = 0;
    for (const axis of [0, 1, 2] as const) {
      weight *= c[axis] ? fade(f[axis]) : 1 - fade(f[axis]);
      dot += (g[at + axis] ?? 0) * (f[axis] - c[axis]);
    }
    sum += weight * dot;
  }
  return sum;
}

/** Gradient noise baked once: a lookup is several times cheaper than computing it per sample. */
function bake(): Float32Array {
  const g = gradients();
  const table = new Float32Array(SIZE ** 3);
  let at = 0;
  for (let z = 0; z < SIZE; z++) {
    for (let y = 0; y < SIZE; y++) {
      for (let x = 0; x < SIZE; x++) {
        table[at++] = perlin(g, x / TEXELS, y / TEXELS, z / TEXELS) * 1.45;
      }
    }
  }
  return table;
}

const TABLE = bake();

/** Smooth periodic noise, about -1..1, one feature per unit. */
export function noise(x: number, y: number, z: number): number {
  const sx = x * TEXELS;
  const sy = y * TEXELS;
  const sz = z * TEXELS;
  const fx = Math.floor(sx);
  const fy = Math.floor(sy);
  const fz = Math.floor(sz);
  const dx = sx - fx;
  const dy = sy - fy;
  const dz = sz - fz;
  const x0 = fx & MASK;
  const x1 = (fx + 1) & MASK;
  const y0 = (fy & MASK) * SIZE;
  const y1 = ((fy + 1) & MASK) * SIZE;
  const z0 = (fz & MASK) * SIZE * SIZE;
  const z1 = ((fz + 1) & MASK) * SIZE * SIZE;
  const a = mix(TABLE[z0 + y0 + x0] ?? 0, TABLE[z0 + y0 + x1] ?? 0, dx);
  const b = mix(TABLE[z0 + y1 + x0] ?? 0, TABLE[z0 + y1 + x1] ?? 0, dx);
  const c = mix(TABLE[z1 + y0 + x0] ?? 0, TABLE[z1 + y0 + x1] ?? 0, dx);
  const d = mix(TABLE[z1 + y1 + x0] ?? 0, TABLE[z1 + y1 + x1] ?? 0, dx);
  return mix(mix(a, b, dy), mix(c, d, dy), dz);
}

function mix(a: number, b: number, k: number): number {
  return a + (b - a) * k;
}
