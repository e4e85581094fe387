//# case arrayLength/ptr<storage,array<i32>,read>/variable
ByteAddressBuffer memory : register(t1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<i32>,read_write>/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<u32>,read>/variable
ByteAddressBuffer memory : register(t1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<u32>,read_write>/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f32>,read>/variable
ByteAddressBuffer memory : register(t1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f32>,read_write>/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 4u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f16>,read>/variable
ByteAddressBuffer memory : register(t1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(ByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
//# case arrayLength/ptr<storage,array<f16>,read_write>/variable
RWByteAddressBuffer memory : register(u1);
RWByteAddressBuffer result : register(u0);

uint colorfast_size(RWByteAddressBuffer buffer) { uint size = 0u; buffer.GetDimensions(size); return size; }

void test() {
  result.Store(0u, colorfast_size(memory) / 2u);
}

[numthreads(1, 1, 1)]
void main() {
  test();
}
