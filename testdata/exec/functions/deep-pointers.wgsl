//# write 0:0: u32 0*152
//# uniform 0:1: f32 1 2 3 4*61
//# uniform 0:1: u32 1 2 3 4 5 6 7 8 9 10 11 12
//# expect 0:2: f32 38.0 820.0 34.0 10.0 53.0 50.0 33.0 8.0 38.0 820.0 31.0 10.0 0.0 0.0 0.0 0.0
// Pointers to nested arrays, matrices and vectors of every address space, through several calls.
struct S { a: array<array<vec3f, 3>, 2>, m: mat4x3f, n: array<mat3x4f, 2>, q: Q }
struct Q { v: vec4i, w: array<vec2u, 4> }
@group(0) @binding(0) var<storage, read_write> s: array<S>;
@group(0) @binding(1) var<uniform> u: S;
@group(0) @binding(2) var<storage, read_write> result: array<f32, 16>;
var<private> p: array<S, 2>;
var<workgroup> w: S;
fn a1(x: ptr<function, array<vec3f, 3>>, i: u32) { (*x)[i] = (*x)[i + 1].zyx; (*x)[i][i] += 1; }
fn a2(x: ptr<private, mat4x3f>, i: u32) -> f32 { (*x)[i] *= 2.0; (*x)[i][2] = 4; return (*x)[1][i]; }
fn a3(x: ptr<workgroup, Q>, i: u32) { (*x).w[i].y <<= 2u; (*x).v[i]++; (*x).v = (*x).v.wzyx; }
fn a4(x: ptr<storage, array<S>, read_write>, i: u32) -> u32 { let y = &(*x)[i].q; (*y).v.x--; return arrayLength(x) + a5(y, i); }
fn a5(x: ptr<storage, Q, read_write>, i: u32) -> u32 { let z = &(*x).w; return (*z)[i][i & 1]; }
fn a6(x: ptr<uniform, Q>, y: ptr<uniform, array<mat3x4f, 2>>, i: u32) -> f32 { return (*y)[i][i][i] + f32((*x).w[i].x); }
fn ret() -> array<array<f32, 2>, 2> { return array(array(1, 2), array(3, 4)); }
fn rs(i: u32) -> S { var r = p[i]; r.q.v.y = 4; return r; }
@compute @workgroup_size(1)
fn main() {
  for (var n = 0u; n < 3; n++) {
    let i = n % 2;
    var l = s[i];
    for (var c = 0u; c < 12; c++) {
      l.a[c / 6][(c / 2) % 3][c % 3] = f32(c + i);
      l.m[c / 3][c % 3] = f32(c * 2);
      l.n[c / 6][c / 4][c % 4] = f32(c) - 4;
    }
    l.q.w[n] = vec2u(n, 7);
    p[i] = l;
    p[1 - i].m = l.m;
    w.q.v = vec4i(1, 2, 3, 4);
    w.q.w[i] = vec2u(5);
    workgroupBarrier();
    a1(&l.a[i], i);
    a1(&l.a[1], 0);
    var sum = a2(&p[i].m, i) + a2(&p[0].m, 1);
    a3(&w.q, i);
    sum += f32(a4(&s, i)) + a6(&u.q, &u.n, i) + ret()[i][1] + ret()[1][i] + rs(i).a[i][1].y + rs(1).n[i][1][i];
    let c = array(vec3f(1), vec3f(2))[i];
    let mm = mat3x3f(c, c, c)[i];
    s[i] = l;
    s[i].m = mat4x3f(l.m[3], mm, c, l.m[1]);
    p[i & 1] = s[0];
    s[1].a[0][1] = mm + sum;
    s[i].n[i & 1][i % 3].w = l.n[1][i].x;
    (s[i].q.w[1]).x ^= 3u;
    var q = l.q;
    let pq = &q;
    (*pq).v = vec4i(1);
    let pqv = &(*pq).v;
    (*pqv).z = 3;
    pq.v.w = 2;
    pqv[i] = 5;
    s[1].q = q;
    result[n * 4] = sum;
    result[n * 4 + 1] = dot(s[1].a[i][1], s[0].a[1 - i][2]) + s[i].m[2][i];
    result[n * 4 + 2] = f32(s[0].q.w[1].x + s[1].q.w[i].y) + f32(w.q.w[i].y) + f32(w.q.v[i]);
    result[n * 4 + 3] = p[i].n[1][i][2] + f32(q.v[0] + q.v.z + q.v.w) + s[i].n[i][1].w;
  }
}
