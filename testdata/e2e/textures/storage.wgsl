// Storage textures of each access mode: a blur that reads one, accumulates in another and writes a third.
@group(0) @binding(0) var source: texture_storage_2d<rgba16float, read>;
@group(0) @binding(1) var total: texture_storage_2d<r32float, read_write>;
@group(0) @binding(2) var target_image: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(3) var layers: texture_storage_2d_array<rg32uint, write>;
@group(0) @binding(4) var volume: texture_storage_3d<r32sint, read_write>;
@group(0) @binding(5) var line: texture_storage_1d<rgba32uint, write>;

@compute @workgroup_size(8, 8)
fn blur(@builtin(global_invocation_id) id: vec3u) {
    let is_inside = all(id.xy < textureDimensions(source));
    var sum = vec4f();
    for (var y = -1; y <= 1; y++) {
        for (var x = -1; x <= 1; x++) {
            sum += textureLoad(source, vec2i(id.xy) + vec2(x, y));
        }
    }
    let before = textureLoad(total, id.xy).x;
    textureStore(total, id.xy, vec4f(before + sum.w));
    if is_inside {
        textureStore(target_image, id.xy, sum / 9.0);
    }
    textureStore(layers, vec2i(id.xy), id.z, vec4u(id, 0));
    textureBarrier();
    textureStore(volume, id, textureLoad(volume, vec3i(id)) + 1);
    textureStore(line, id.x, vec4u(textureNumLayers(layers), textureDimensions(volume)));
}
