//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/literal
RWTexture1D<float4> t : register(u1);

void test() {
  t[int(3)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/variable
RWTexture1D<float4> t : register(u1);

void test() {
  int coords = int(3);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,i32,vec4<f32>/override
RWTexture1D<float4> t : register(u1);

void test() {
  t[int(3)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/literal
RWTexture1D<float4> t : register(u1);

void test() {
  t[asint(3u)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/variable
RWTexture1D<float4> t : register(u1);

void test() {
  uint coords = 3u;
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,write>,u32,vec4<f32>/override
RWTexture1D<float4> t : register(u1);

void test() {
  t[asint(3u)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/literal
RWTexture1D<float4> t : register(u1);

void test() {
  t[int(3)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/variable
RWTexture1D<float4> t : register(u1);

void test() {
  int coords = int(3);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,i32,vec4<f32>/override
RWTexture1D<float4> t : register(u1);

void test() {
  t[int(3)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/literal
RWTexture1D<float4> t : register(u1);

void test() {
  t[asint(3u)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/variable
RWTexture1D<float4> t : register(u1);

void test() {
  uint coords = 3u;
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32float,read_write>,u32,vec4<f32>/override
RWTexture1D<float4> t : register(u1);

void test() {
  t[asint(3u)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/literal
RWTexture1D<int4> t : register(u1);

void test() {
  t[int(3)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/variable
RWTexture1D<int4> t : register(u1);

void test() {
  int coords = int(3);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,i32,vec4<i32>/override
RWTexture1D<int4> t : register(u1);

void test() {
  t[int(3)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/literal
RWTexture1D<int4> t : register(u1);

void test() {
  t[asint(3u)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/variable
RWTexture1D<int4> t : register(u1);

void test() {
  uint coords = 3u;
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,write>,u32,vec4<i32>/override
RWTexture1D<int4> t : register(u1);

void test() {
  t[asint(3u)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/literal
RWTexture1D<int4> t : register(u1);

void test() {
  t[int(3)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/variable
RWTexture1D<int4> t : register(u1);

void test() {
  int coords = int(3);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,i32,vec4<i32>/override
RWTexture1D<int4> t : register(u1);

void test() {
  t[int(3)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/literal
RWTexture1D<int4> t : register(u1);

void test() {
  t[asint(3u)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/variable
RWTexture1D<int4> t : register(u1);

void test() {
  uint coords = 3u;
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32sint,read_write>,u32,vec4<i32>/override
RWTexture1D<int4> t : register(u1);

void test() {
  t[asint(3u)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/literal
RWTexture1D<uint4> t : register(u1);

void test() {
  t[int(3)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/variable
RWTexture1D<uint4> t : register(u1);

void test() {
  int coords = int(3);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,i32,vec4<u32>/override
RWTexture1D<uint4> t : register(u1);

void test() {
  t[int(3)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/literal
RWTexture1D<uint4> t : register(u1);

void test() {
  t[asint(3u)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/variable
RWTexture1D<uint4> t : register(u1);

void test() {
  uint coords = 3u;
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,write>,u32,vec4<u32>/override
RWTexture1D<uint4> t : register(u1);

void test() {
  t[asint(3u)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/literal
RWTexture1D<uint4> t : register(u1);

void test() {
  t[int(3)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/variable
RWTexture1D<uint4> t : register(u1);

void test() {
  int coords = int(3);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,i32,vec4<u32>/override
RWTexture1D<uint4> t : register(u1);

void test() {
  t[int(3)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/literal
RWTexture1D<uint4> t : register(u1);

void test() {
  t[asint(3u)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/variable
RWTexture1D<uint4> t : register(u1);

void test() {
  uint coords = 3u;
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_1d<r32uint,read_write>,u32,vec4<u32>/override
RWTexture1D<uint4> t : register(u1);

void test() {
  t[asint(3u)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8snorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16snorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16float,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8snorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32float,read_write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16snorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16float,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8snorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<bgra8unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg11b10ufloat,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32float,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16unorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16snorm,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16float,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[int2(3, 4)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<i32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/literal
RWTexture2D<float4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32float,write>,vec2<u32>,vec4<f32>/variable
RWTexture2D<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32sint,read_write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[int2(3, 4)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<i32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/literal
RWTexture2D<int4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32sint,write>,vec2<u32>,vec4<i32>/variable
RWTexture2D<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r8uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r16uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg8uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<r32uint,read_write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg16uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba8uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgb10a2uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rg32uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba16uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[int2(3, 4)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<i32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/literal
RWTexture2D<uint4> t : register(u1);

void test() {
  t[asint(uint2(3u, 4u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d<rgba32uint,write>,vec2<u32>,vec4<u32>/variable
RWTexture2D<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(coords, array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,i32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(coords, asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<i32>,u32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(asint(coords), array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,i32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(asint(coords), asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,write>,vec2<u32>,u32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(coords, array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,i32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(coords, asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<i32>,u32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(asint(coords), array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,i32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/literal
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/variable
RWTexture2DArray<float4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  float4 value = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
  t[int3(asint(coords), asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32float,read_write>,vec2<u32>,u32,vec4<f32>/override
RWTexture2DArray<float4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = float4(3.0f, 3.1875f, 3.75f, 4.6875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  int4 value = int4(9, 10, 11, 12);
  t[int3(coords, array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,i32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  int4 value = int4(9, 10, 11, 12);
  t[int3(coords, asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<i32>,u32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  int4 value = int4(9, 10, 11, 12);
  t[int3(asint(coords), array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,i32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  int4 value = int4(9, 10, 11, 12);
  t[int3(asint(coords), asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,write>,vec2<u32>,u32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  int4 value = int4(9, 10, 11, 12);
  t[int3(coords, array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,i32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  int4 value = int4(9, 10, 11, 12);
  t[int3(coords, asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<i32>,u32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  int4 value = int4(9, 10, 11, 12);
  t[int3(asint(coords), array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,i32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/literal
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/variable
RWTexture2DArray<int4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  int4 value = int4(9, 10, 11, 12);
  t[int3(asint(coords), asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32sint,read_write>,vec2<u32>,u32,vec4<i32>/override
RWTexture2DArray<int4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = int4(9, 10, 11, 12);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(coords, array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,i32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(coords, asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<i32>,u32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(asint(coords), array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,i32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(asint(coords), asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,write>,vec2<u32>,u32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  int array_index = int(7);
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(coords, array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,i32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  int2 coords = int2(3, 4);
  uint array_index = 7u;
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(coords, asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<i32>,u32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(int2(3, 4), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  int array_index = int(7);
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(asint(coords), array_index)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,i32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/literal
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/variable
RWTexture2DArray<uint4> t : register(u1);

void test() {
  uint2 coords = uint2(3u, 4u);
  uint array_index = 7u;
  uint4 value = uint4(9u, 10u, 11u, 12u);
  t[int3(asint(coords), asint(array_index))] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_2d_array<r32uint,read_write>,vec2<u32>,u32,vec4<u32>/override
RWTexture2DArray<uint4> t : register(u1);

void test() {
  t[int3(asint(uint2(3u, 4u)), int(7))] = uint4(9u, 10u, 11u, 12u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/literal
RWTexture3D<float4> t : register(u1);

void test() {
  t[int3(3, 4, 5)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<i32>,vec4<f32>/variable
RWTexture3D<float4> t : register(u1);

void test() {
  int3 coords = int3(3, 4, 5);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/literal
RWTexture3D<float4> t : register(u1);

void test() {
  t[asint(uint3(3u, 4u, 5u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,write>,vec3<u32>,vec4<f32>/variable
RWTexture3D<float4> t : register(u1);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/literal
RWTexture3D<float4> t : register(u1);

void test() {
  t[int3(3, 4, 5)] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<i32>,vec4<f32>/variable
RWTexture3D<float4> t : register(u1);

void test() {
  int3 coords = int3(3, 4, 5);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/literal
RWTexture3D<float4> t : register(u1);

void test() {
  t[asint(uint3(3u, 4u, 5u))] = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32float,read_write>,vec3<u32>,vec4<f32>/variable
RWTexture3D<float4> t : register(u1);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  float4 value = float4(0.75f, 0.796875f, 0.9375f, 1.171875f);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/literal
RWTexture3D<int4> t : register(u1);

void test() {
  t[int3(3, 4, 5)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<i32>,vec4<i32>/variable
RWTexture3D<int4> t : register(u1);

void test() {
  int3 coords = int3(3, 4, 5);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/literal
RWTexture3D<int4> t : register(u1);

void test() {
  t[asint(uint3(3u, 4u, 5u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,write>,vec3<u32>,vec4<i32>/variable
RWTexture3D<int4> t : register(u1);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/literal
RWTexture3D<int4> t : register(u1);

void test() {
  t[int3(3, 4, 5)] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<i32>,vec4<i32>/variable
RWTexture3D<int4> t : register(u1);

void test() {
  int3 coords = int3(3, 4, 5);
  int4 value = int4(7, 8, 9, 10);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/literal
RWTexture3D<int4> t : register(u1);

void test() {
  t[asint(uint3(3u, 4u, 5u))] = int4(7, 8, 9, 10);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32sint,read_write>,vec3<u32>,vec4<i32>/variable
RWTexture3D<int4> t : register(u1);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  int4 value = int4(7, 8, 9, 10);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/literal
RWTexture3D<uint4> t : register(u1);

void test() {
  t[int3(3, 4, 5)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<i32>,vec4<u32>/variable
RWTexture3D<uint4> t : register(u1);

void test() {
  int3 coords = int3(3, 4, 5);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/literal
RWTexture3D<uint4> t : register(u1);

void test() {
  t[asint(uint3(3u, 4u, 5u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,write>,vec3<u32>,vec4<u32>/variable
RWTexture3D<uint4> t : register(u1);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/literal
RWTexture3D<uint4> t : register(u1);

void test() {
  t[int3(3, 4, 5)] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<i32>,vec4<u32>/variable
RWTexture3D<uint4> t : register(u1);

void test() {
  int3 coords = int3(3, 4, 5);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[coords] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/literal
RWTexture3D<uint4> t : register(u1);

void test() {
  t[asint(uint3(3u, 4u, 5u))] = uint4(7u, 8u, 9u, 10u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case textureStore/texture_storage_3d<r32uint,read_write>,vec3<u32>,vec4<u32>/variable
RWTexture3D<uint4> t : register(u1);

void test() {
  uint3 coords = uint3(3u, 4u, 5u);
  uint4 value = uint4(7u, 8u, 9u, 10u);
  t[asint(coords)] = value;
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
