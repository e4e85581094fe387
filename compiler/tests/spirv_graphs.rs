//! Any graph of blocks is read as what it computes: random graphs, most of them without structure, note their way in a buffer, and that way
//! is the one that walking over the graph itself gives.
//!
//! `SPIRV_GRAPHS=100000 cargo test -p colorfast --test spirv_graphs -- --nocapture` tries more than the usual number.

use colorfast::interpret::{self, Resources, Settings};
use colorfast::ir::{Binding, Module};
use colorfast::spirv::read;
use std::fmt::Write;

/// What a block does at its end.
#[derive(Clone, Debug)]
enum Exit {
    Return,
    Branch(usize),
    /// To the second where the bit is set.
    Conditional(usize, usize),
    /// To one of three, by two bits; the last is the default.
    Switch([usize; 3]),
}

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % end
    }
}

/// A graph in which nothing leads to the entry.
fn graph(random: &mut Random) -> Vec<Exit> {
    let count = 2 + random.below(9);
    let target = |random: &mut Random, from: usize| {
        // Forward as a rule: what leads back makes cycles, some of which are entered at several blocks.
        if from > 1 && random.below(5) == 0 {
            1 + random.below(from)
        } else {
            (from + 1 + random.below(3)).min(count - 1).max(1)
        }
    };
    (0..count)
        .map(|from| match random.below(8) {
            _ if from == count - 1 => Exit::Return,
            0 if from > 0 => Exit::Return,
            1 | 2 => Exit::Branch(target(random, from)),
            3 => Exit::Switch([(); 3].map(|()| target(random, from))),
            _ => Exit::Conditional(target(random, from), target(random, from)),
        })
        .collect()
}

fn successors(exit: &Exit) -> Vec<usize> {
    let mut found = match exit {
        Exit::Return => Vec::new(),
        Exit::Branch(to) => vec![*to],
        Exit::Conditional(a, b) => vec![*a, *b],
        Exit::Switch(to) => to.to_vec(),
    };
    found.sort_unstable();
    found.dedup();
    found
}

/// The way as one number: what each block adds depends on the block before it too. Nothing where the way does not end soon.
fn walked(graph: &[Exit], seed: u32) -> Option<u32> {
    let (mut way, mut before, mut block) = (seed, 0u32, 0);
    for step in 0..80u32 {
        if block != 0 {
            way = way.wrapping_mul(31).wrapping_add(before + 1);
        }
        way = way.wrapping_mul(31).wrapping_add(block as u32 + 7);
        let bits = seed.rotate_right(step) & 3;
        before = block as u32;
        block = match graph[block] {
            Exit::Return => return Some(way),
            Exit::Branch(to) => to,
            Exit::Conditional(a, b) => {
                if bits & 1 == 0 {
                    a
                } else {
                    b
                }
            }
            Exit::Switch([a, b, c]) => match bits {
                0 => a,
                1 => b,
                _ => c,
            },
        };
    }
    None
}

/// The graph as a shader that writes its way over the seed in its buffer. Numbers go from block to block as values and through phis.
fn assembly(graph: &[Exit]) -> String {
    let mut text = "\
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main \"main\"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block BufferBlock
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%bool = OpTypeBool
%fn = OpTypeFunction %void
%block = OpTypeStruct %uint
%ptr_block = OpTypePointer Uniform %block
%ptr_uint = OpTypePointer Uniform %uint
%ptr_local = OpTypePointer Function %uint
%buffer = OpVariable %ptr_block Uniform
%c0 = OpConstant %uint 0
%c1 = OpConstant %uint 1
%c3 = OpConstant %uint 3
%c31 = OpConstant %uint 31
%c32 = OpConstant %uint 32
"
    .to_owned();
    for (block, _) in graph.iter().enumerate() {
        let _ =
            writeln!(text, "%n{block} = OpConstant %uint {}\n%k{block} = OpConstant %uint {}", block + 1, block + 7);
    }
    text += "%main = OpFunction %void None %fn\n";
    for (block, exit) in graph.iter().enumerate() {
        let _ = writeln!(text, "%b{block} = OpLabel");
        let before: Vec<usize> = (0..graph.len()).filter(|&from| successors(&graph[from]).contains(&block)).collect();
        if block == 0 {
            text += "%step = OpVariable %ptr_local Function\n%pointer = OpAccessChain %ptr_uint %buffer %c0\n";
            text += "%seed = OpLoad %uint %pointer\nOpStore %step %c0\n%w0 = OpCopyObject %uint %seed\n";
        } else {
            let pairs =
                |prefix: &str| before.iter().map(|from| format!(" %{prefix}{from} %b{from}")).collect::<String>();
            let _ = writeln!(text, "%before{block} = OpPhi %uint{}", pairs("n"));
            let _ = writeln!(text, "%in{block} = OpPhi %uint{}", pairs("out"));
            let _ = writeln!(text, "%m{block} = OpIMul %uint %in{block} %c31");
            let _ = writeln!(text, "%w{block} = OpIAdd %uint %m{block} %before{block}");
        }
        let _ =
            writeln!(text, "%x{block} = OpIMul %uint %w{block} %c31\n%out{block} = OpIAdd %uint %x{block} %k{block}");
        let _ = writeln!(
            text,
            "%s{block} = OpLoad %uint %step\n%t{block} = OpIAdd %uint %s{block} %c1\nOpStore %step %t{block}"
        );
        let _ = writeln!(
            text,
            "%a{block} = OpBitwiseAnd %uint %s{block} %c31\n%r{block} = OpShiftRightLogical %uint %seed %a{block}"
        );
        let _ =
            writeln!(text, "%d{block} = OpISub %uint %c32 %a{block}\n%e{block} = OpBitwiseAnd %uint %d{block} %c31");
        let _ = writeln!(
            text,
            "%l{block} = OpShiftLeftLogical %uint %seed %e{block}\n%o{block} = OpBitwiseOr %uint %r{block} %l{block}"
        );
        let _ = writeln!(text, "%bits{block} = OpBitwiseAnd %uint %o{block} %c3");
        match exit {
            Exit::Return => {
                let _ = writeln!(text, "OpStore %pointer %out{block}\nOpReturn");
            }
            Exit::Branch(to) => {
                let _ = writeln!(text, "OpBranch %b{to}");
            }
            Exit::Conditional(a, b) => {
                let _ = writeln!(text, "%bit{block} = OpBitwiseAnd %uint %bits{block} %c1");
                let _ = writeln!(
                    text,
                    "%is{block} = OpIEqual %bool %bit{block} %c0\nOpBranchConditional %is{block} %b{a} %b{b}"
                );
            }
            Exit::Switch([a, b, c]) => {
                let _ = writeln!(text, "OpSwitch %bits{block} %b{c} 0 %b{a} 1 %b{b}");
            }
        }
    }
    text + "OpFunctionEnd\n"
}

fn run(module: &Module, seed: u32) -> Result<u32, String> {
    let at = Binding { group: 0, binding: 0 };
    let mut resources = Resources::new();
    resources.insert(at, seed.to_le_bytes().to_vec());
    let settings = Settings { step_limit: 1 << 20, ..Settings::default() };
    interpret::dispatch(module, "main", [1, 1, 1], &mut resources, &settings).map_err(|error| format!("{error:?}"))?;
    let bytes = resources.get(at).expect("the buffer is bound");
    Ok(u32::from_le_bytes(bytes[..4].try_into().expect("four bytes")))
}

#[test]
fn graphs_are_read_as_the_ways_through_them() {
    let wanted = std::env::var("SPIRV_GRAPHS").ok().and_then(|count| count.parse().ok()).unwrap_or(1500);
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut graphs, mut ways) = (0, 0);
    while graphs < wanted {
        let graph = graph(&mut random);
        let text = assembly(&graph);
        let module = read::read_text(&text).unwrap_or_else(|errors| panic!("{graph:?}: {errors:?}\n{text}")).module;
        graphs += 1;
        for _ in 0..6 {
            let seed = (random.below(1 << 30) as u32).wrapping_mul(5).wrapping_add(1);
            let Some(way) = walked(&graph, seed) else { continue };
            let found = run(&module, seed);
            assert_eq!(found, Ok(way), "{graph:?} from {seed}\n{text}");
            ways += 1;
        }
    }
    println!("{graphs} graphs are read and {ways} ways through them are equal");
}
