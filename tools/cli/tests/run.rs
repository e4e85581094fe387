//! `colorfast run`: dispatches and draws without a device, as people see them.

use std::process::Command;

/// Runs the command in a folder: the exit code, standard output and standard error.
fn run(folder: &std::path::Path, arguments: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_colorfast")).arg("run").args(arguments).current_dir(folder).output();
    let output = output.expect("it can be started");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code().expect("an exit code"), text(&output.stdout), text(&output.stderr))
}

/// A folder with a shader in it.
fn with(source: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a scratch folder");
    std::fs::write(folder.path().join("a.wgsl"), source).expect("the folder is ours");
    folder
}

const PARTICLES: &str = "struct Particle { place: vec3f, mass: f32, id: u32 }
struct World { count: atomic<u32>, particles: array<Particle> }
@group(0) @binding(0) var<storage, read_write> world: World;
override step = 0.5;
@compute @workgroup_size(2) fn main(@builtin(global_invocation_id) id: vec3u) {
  world.particles[id.x].place += step;
  world.particles[id.x].id = id.x;
  atomicAdd(&world.count, 1);
}
";

#[test]
fn buffers_are_shown_by_the_types_of_the_shader() {
    let folder = with(PARTICLES);
    let buffer = "0:0=u32:0*7,0x40000000,0*12";
    let (code, out, err) = run(folder.path(), &["a.wgsl", "--buffer", buffer, "-D", "step=1.5"]);
    assert_eq!(code, 0, "{err}");
    for line in ["world, 80 bytes:", "  count: 2", "  particles[0].place: 1.5 1.5 1.5", "  particles[0].mass: 2.0"] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    assert!(err.contains("2 invocations"), "{err}");
}

#[test]
fn what_a_check_finds_has_its_place() {
    let racing = PARTICLES.replace("world.particles[id.x].id = id.x;", "world.particles[9].id = id.x;");
    let folder = with(&racing);
    let (code, _, err) =
        run(folder.path(), &["a.wgsl", "--buffer", "0:0=u32:0*16", "--check", "races,bounds", "--color", "never"]);
    assert_eq!(code, 1, "{err}");
    assert!(err.contains("interpret/out-of-bounds") && err.contains("interpret/data-race"), "{err}");
    assert!(err.contains("a.wgsl:7:"), "the line is named: {err}");
}

#[test]
fn strict_modes_find_what_a_target_leaves_undefined() {
    let source = "@group(0) @binding(0) var<storage, read_write> b: array<i32, 2>;
@compute @workgroup_size(1) fn main() { b[0] = b[0] / b[1]; }
";
    let folder = with(source);
    let strictly = ["a.wgsl", "--buffer", "0:0=i32:7,0", "--strict"];
    for target in ["spirv", "msl", "hlsl", "glsl"] {
        let with_target = [&strictly[..], &[target]].concat();
        let (code, _, err) = run(folder.path(), &with_target);
        assert!(code == 1 && err.contains("interpret/undefined"), "{target}: {err}");
        let raised = [&with_target[..], &["--raise", target]].concat();
        let (code, out, err) = run(folder.path(), &raised);
        assert!(code == 0 && out.contains("7 0"), "{target}: {out}{err}");
    }
    let (code, _, err) = run(folder.path(), &[&strictly[..], &["metal"]].concat());
    assert!(code == 2 && err.contains("there are spirv, msl, hlsl, glsl"), "{err}");
}

#[test]
fn raised_shaders_take_the_groups_and_bindings_of_the_source() {
    let source = "@group(2) @binding(5) var<storage, read_write> out: array<u32, 4>;
@group(0) @binding(1) var<storage> unused: array<u32>;
@group(1) @binding(0) var<uniform> scale: u32;
@group(1) @binding(3) var<storage> values: array<u32>;
@compute @workgroup_size(1) fn first() { out[3] = unused[0] ; }
@compute @workgroup_size(1) fn second() {
  out[0] = values[2] * scale;
  out[1] = arrayLength(&values);
}
";
    let folder = with(source);
    let arguments = [
        "a.wgsl",
        "-e",
        "second",
        "-b",
        "0:1=u32:9*9",
        "-b",
        "1:0=u32:3",
        "-b",
        "1:3=u32:4,5,6,7,8",
        "-b",
        "2:5=u32:0,0,0,1",
        "--texture",
        "0:7=2d r32uint 1x1: u32 6",
        "--texture",
        "1:4=2d r32uint 2x1: u32 40 50",
    ];
    let expected =
        "@group(1) @binding(3) values, 20 bytes:\n  4 5 6 7 8\n@group(2) @binding(5) out, 16 bytes:\n  18 5 0 1\n";
    let (code, plain, err) = run(folder.path(), &arguments);
    assert!(code == 0 && plain.ends_with(expected), "{plain}{err}");
    for target in ["wgsl", "spirv", "msl", "hlsl", "glsl"] {
        let (code, out, err) = run(folder.path(), &[&arguments[..], &["--raise", target]].concat());
        assert_eq!((code, &out), (0, &plain), "{target}: {err}");
    }
}

#[test]
fn draws_become_text_and_images() {
    let source = "@group(0) @binding(0) var picture: texture_2d<f32>;
@group(0) @binding(1) var nearest: sampler;
struct Varyings { @builtin(position) at: vec4f, @location(0) uv: vec2f }
@vertex fn corner(@builtin(vertex_index) i: u32) -> Varyings {
  let at = vec2f(f32(i & 1), f32(i >> 1)) * 4 - 1;
  return Varyings(vec4f(at, 0, 1), vec2f(at.x, -at.y) * 0.5 + 0.5);
}
@fragment fn shade(in: Varyings) -> @location(0) vec4f { return textureSample(picture, nearest, in.uv); }
";
    let folder = with(source);
    std::fs::write(folder.path().join("in.ppm"), "P3 2 1 255  255 0 0  0 0 255\n").expect("the folder is ours");
    let arguments =
        ["a.wgsl", "--texture", "0:0=@in.ppm", "--sampler", "0:1=nearest", "--draw", "3", "--target", "2x1 rgba8unorm"];
    let (code, out, err) = run(folder.path(), &[&arguments[..], &["-o", "out.ppm"]].concat());
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("target 0, 2x1x1 texels:\n  1.000 0.000 0.000 1.000  0.000 0.000 1.000 1.000\n"), "{out}");
    let image = std::fs::read(folder.path().join("out.ppm")).expect("it was written");
    assert_eq!(image, b"P6\n2 1\n255\n\xff\0\0\0\0\xff");
    let (code, _, err) = run(folder.path(), &arguments[..5]);
    assert!(code == 2 && err.contains("no compute entry point"), "a dispatch of a shader that draws: {err}");
}

#[test]
fn a_shader_says_itself_what_it_runs_on() {
    let source = "//# dispatch: 2 1 1
//# write 0:0: f32 1 2
@group(0) @binding(0) var<storage, read_write> b: array<f32>;
@compute @workgroup_size(1) fn main(@builtin(workgroup_id) id: vec3u) { b[id.x] *= 10; }
";
    let folder = with(source);
    let (code, out, err) = run(folder.path(), &["a.wgsl"]);
    assert_eq!((code, out.as_str()), (0, "@group(0) @binding(0) b, 8 bytes:\n  10.0 20.0\n"), "{err}");
    let (_, out, _) = run(folder.path(), &["a.wgsl", "--dispatch", "1", "-b", "0:0=f32:3,4"]);
    assert!(out.contains("30.0 4.0"), "arguments come after: {out}");
    let broken = with(&source.replace("write 0:0", "write 0"));
    let (code, _, err) = run(broken.path(), &["a.wgsl"]);
    assert!(code == 2 && err.contains("line 2 of the shader"), "{err}");
}
