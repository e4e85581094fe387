//! What a module says before and around its functions: names, decorations, entry points, and where functions and their blocks are.

use hashbrown::{HashMap, HashSet};

use super::graph::{Block, BlockData, Exit, Merge};
use super::report::{Refused, Report};
use super::rules::{CAPABILITY, EXTENSION, INSTRUCTION, INVALID, LIMIT, STAGE};
use super::words::{self, At, Code};
use crate::spirv::grammar::{Capability, Decoration, ExecutionMode, ExecutionModel, Op};

/// An entry point.
pub(super) struct EntryPoint {
    /// The instruction.
    pub at: At,
    /// The stage.
    pub model: ExecutionModel,
    /// The id of its function.
    pub function: u32,
    /// Its name.
    pub name: String,
    /// The variables that it names.
    pub interface: Vec<u32>,
}

/// A decoration with its operands.
#[derive(Clone, Debug)]
pub(super) struct Decorated {
    /// Which.
    pub decoration: Decoration,
    /// What follows it.
    pub operands: Vec<u32>,
}

/// A function of the module.
#[derive(Default)]
pub(super) struct FunctionData {
    /// Its `OpFunction`.
    pub at: At,
    /// The ids of its parameters.
    pub params: Vec<u32>,
    /// Its blocks; the first is the entry.
    pub blocks: Vec<BlockData>,
    /// The ids of the functions that it calls, in order.
    pub calls: Vec<u32>,
    /// The module-scope variables that it names itself.
    pub variables: HashSet<u32>,
}

/// All of it.
#[derive(Default)]
pub(super) struct Outline {
    /// Sets of extended instructions: whether they compute, or only speak of the module.
    pub sets: HashMap<u32, bool>,
    pub entry_points: Vec<EntryPoint>,
    /// The execution modes of each function.
    pub modes: HashMap<u32, Vec<(ExecutionMode, Vec<u32>)>>,
    pub names: HashMap<u32, String>,
    pub member_names: HashMap<(u32, u32), String>,
    pub decorations: HashMap<u32, Vec<Decorated>>,
    pub member_decorations: HashMap<(u32, u32), Vec<Decorated>>,
    /// Module-scope variables, in order.
    pub variables: Vec<At>,
    pub functions: HashMap<u32, FunctionData>,
    /// The ids of the functions in the order of the module.
    pub function_order: Vec<u32>,
}

/// How many blocks a function may have.
const MAX_BLOCKS: usize = 1 << 14;

/// Capabilities that ask for nothing that the reader lacks, or for what is refused where it is used.
const CAPABILITIES: &[Capability] = &[
    Capability::ClipDistance,
    Capability::CullDistance,
    Capability::DemoteToHelperInvocation,
    Capability::DenormFlushToZero,
    Capability::DenormPreserve,
    Capability::DerivativeControl,
    Capability::DotProduct,
    Capability::DotProductInput4x8BitPacked,
    Capability::DrawParameters,
    Capability::Float16,
    Capability::Geometry,
    Capability::GroupNonUniform,
    Capability::GroupNonUniformArithmetic,
    Capability::GroupNonUniformBallot,
    Capability::GroupNonUniformQuad,
    Capability::GroupNonUniformShuffle,
    Capability::GroupNonUniformShuffleRelative,
    Capability::GroupNonUniformVote,
    Capability::Image1D,
    Capability::ImageCubeArray,
    Capability::ImageGatherExtended,
    Capability::ImageQuery,
    Capability::InputAttachment,
    Capability::InterpolationFunction,
    Capability::Linkage,
    Capability::Matrix,
    Capability::MinLod,
    Capability::MultiView,
    Capability::RoundingModeRTE,
    Capability::RoundingModeRTZ,
    Capability::SampleRateShading,
    Capability::Sampled1D,
    Capability::SampledBuffer,
    Capability::SampledCubeArray,
    Capability::SampledImageArrayDynamicIndexing,
    Capability::Shader,
    Capability::ShaderNonUniform,
    Capability::SignedZeroInfNanPreserve,
    Capability::StorageBuffer16BitAccess,
    Capability::StorageBufferArrayDynamicIndexing,
    Capability::StorageImageArrayDynamicIndexing,
    Capability::StorageImageExtendedFormats,
    Capability::StorageImageMultisample,
    Capability::StorageImageReadWithoutFormat,
    Capability::StorageImageWriteWithoutFormat,
    Capability::StorageInputOutput16,
    Capability::StoragePushConstant16,
    Capability::SubgroupBallotKHR,
    Capability::SubgroupVoteKHR,
    Capability::UniformAndStorageBuffer16BitAccess,
    Capability::UniformBufferArrayDynamicIndexing,
    Capability::VariablePointers,
    Capability::VariablePointersStorageBuffer,
    Capability::VulkanMemoryModel,
    Capability::VulkanMemoryModelDeviceScope,
];

/// Extensions that add nothing that the reader would have to know, or what it knows.
const EXTENSIONS: &[&str] = &[
    "SPV_EXT_demote_to_helper_invocation",
    "SPV_EXT_descriptor_indexing",
    "SPV_GOOGLE_decorate_string",
    "SPV_GOOGLE_hlsl_functionality1",
    "SPV_GOOGLE_user_type",
    "SPV_KHR_16bit_storage",
    "SPV_KHR_float_controls",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_maximal_reconvergence",
    "SPV_KHR_multiview",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_non_semantic_info",
    "SPV_KHR_relaxed_extended_instruction",
    "SPV_KHR_shader_ballot",
    "SPV_KHR_shader_draw_parameters",
    "SPV_KHR_storage_buffer_storage_class",
    "SPV_KHR_subgroup_uniform_control_flow",
    "SPV_KHR_subgroup_vote",
    "SPV_KHR_terminate_invocation",
    "SPV_KHR_variable_pointers",
    "SPV_KHR_vulkan_memory_model",
    "SPV_KHR_expect_assume",
];

/// Reads what stands around functions, and the blocks of each.
pub(super) fn outline(code: &Code, report: &mut Report<'_>) -> Outline {
    let mut outline = Outline::default();
    let mut unknown = HashSet::new();
    let mut at = 0;
    while at < code.insts.len() {
        let op = code.op(at);
        if op == Some(Op::Function) {
            at = outline.function(code, at, report);
            continue;
        }
        if op.is_none() && !outline.is_idle(code, at) && unknown.insert(code.insts[at].opcode) {
            let _ = report.refuse::<()>(INSTRUCTION, at, "this instruction is not read");
        }
        // Where it is refused, the next declaration may have something to tell too.
        let _ = outline.declaration(code, at, report);
        at += 1;
    }
    if outline.entry_points.is_empty() && !report.has_errors() {
        report.refuse_all(STAGE, "the module has no entry point");
    }
    outline.spread_groups(code);
    outline
}

impl Outline {
    /// Whether an instruction says nothing of what is computed.
    pub fn is_idle(&self, code: &Code, at: At) -> bool {
        match code.op(at) {
            Some(Op::ExtInst) => code.operands(at).first().is_some_and(|set| self.sets.get(set) == Some(&false)),
            Some(
                Op::Nop
                | Op::Line
                | Op::NoLine
                | Op::Source
                | Op::SourceContinued
                | Op::SourceExtension
                | Op::String
                | Op::ModuleProcessed,
            ) => true,
            _ => false,
        }
    }

    fn declaration(&mut self, code: &Code, at: At, report: &mut Report<'_>) -> Result<(), Refused> {
        let Some(op) = code.op(at) else { return Ok(()) };
        let operands = code.operands(at);
        match op {
            Op::Capability => {
                let capability = Capability::from_word(operands[0]);
                if !capability.is_some_and(|capability| CAPABILITIES.contains(&capability)) {
                    let name = super::assemble::entry_name("Capability", operands[0]);
                    return report.refuse(CAPABILITY, at, format!("the capability {name} is not there"));
                }
            }
            Op::Extension => {
                let (name, _) = Code::text(operands);
                if !EXTENSIONS.contains(&name.as_str()) {
                    return report.refuse(EXTENSION, at, format!("the extension {name} is not there"));
                }
            }
            Op::ExtInstImport => {
                let (name, _) = Code::text(operands);
                let computes = name == "GLSL.std.450";
                if !computes && !name.starts_with("NonSemantic.") {
                    return report.refuse(EXTENSION, at, format!("the extended instructions {name} are not there"));
                }
                self.sets.insert(code.insts[at].result, computes);
            }
            Op::MemoryModel if operands[0] != 0 => {
                return report.refuse(STAGE, at, "only logical addressing is there");
            }
            Op::EntryPoint => self.entry_point(code, at, report)?,
            Op::ExecutionMode | Op::ExecutionModeId => {
                let Some(mode) = ExecutionMode::from_word(operands[1]) else {
                    let ignored = matches!(operands[1], 4459..=4463 | 6028);
                    if ignored {
                        return Ok(());
                    }
                    let name = super::assemble::entry_name("ExecutionMode", operands[1]);
                    return report.refuse(STAGE, at, format!("the execution mode {name} is not there"));
                };
                self.modes.entry(operands[0]).or_default().push((mode, operands[2..].to_vec()));
            }
            Op::Name => {
                let (name, _) = Code::text(&operands[1..]);
                self.names.insert(operands[0], name);
            }
            Op::MemberName => {
                let (name, _) = Code::text(&operands[2..]);
                self.member_names.insert((operands[0], operands[1]), name);
            }
            Op::Decorate => self.decorate(operands[0], None, &operands[1..]),
            Op::MemberDecorate => self.decorate(operands[0], Some(operands[1]), &operands[2..]),
            Op::Variable => self.variables.push(at),
            _ => {}
        }
        Ok(())
    }

    fn decorate(&mut self, target: u32, member: Option<u32>, words: &[u32]) {
        // What is not known says nothing of what is computed.
        let Some(decoration) = Decoration::from_word(words[0]) else { return };
        let decorated = Decorated { decoration, operands: words[1..].to_vec() };
        match member {
            None => self.decorations.entry(target).or_default().push(decorated),
            Some(member) => self.member_decorations.entry((target, member)).or_default().push(decorated),
        }
    }

    /// What decorates a group decorates its members.
    fn spread_groups(&mut self, code: &Code) {
        for at in 0..code.insts.len() {
            let operands = code.operands(at);
            match code.op(at) {
                Some(Op::GroupDecorate) => {
                    let group = self.decorations.get(&operands[0]).cloned().unwrap_or_default();
                    for &target in &operands[1..] {
                        self.decorations.entry(target).or_default().extend(group.iter().cloned());
                    }
                }
                Some(Op::GroupMemberDecorate) => {
                    let group = self.decorations.get(&operands[0]).cloned().unwrap_or_default();
                    for &[target, member] in operands[1..].as_chunks::<2>().0 {
                        self.member_decorations.entry((target, member)).or_default().extend(group.iter().cloned());
                    }
                }
                _ => {}
            }
        }
    }

    fn entry_point(&mut self, code: &Code, at: At, report: &mut Report<'_>) -> Result<(), Refused> {
        let operands = code.operands(at);
        let model = ExecutionModel::from_word(operands[0]);
        let Some(model @ (ExecutionModel::Vertex | ExecutionModel::Fragment | ExecutionModel::GLCompute)) = model
        else {
            let name = super::assemble::entry_name("ExecutionModel", operands[0]);
            return report.refuse(STAGE, at, format!("the execution model {name} is not there"));
        };
        let (name, count) = Code::text(&operands[2..]);
        let interface = operands[2 + count..].to_vec();
        self.entry_points.push(EntryPoint { at, model, function: operands[1], name, interface });
        Ok(())
    }

    /// Reads a function; gives the instruction behind it.
    fn function(&mut self, code: &Code, start: At, report: &mut Report<'_>) -> At {
        let is_end = |at: &At| code.op(*at) == Some(Op::FunctionEnd);
        let Some(end) = (start..code.insts.len()).find(is_end) else {
            let _ = report.refuse::<()>(INVALID, start, "the function has no end");
            return code.insts.len();
        };
        let id = code.insts[start].result;
        if let Ok(data) = self.function_data(code, start, end, report) {
            self.functions.insert(id, data);
            self.function_order.push(id);
        }
        end + 1
    }

    fn function_data(&self, code: &Code, start: At, end: At, report: &mut Report<'_>) -> Result<FunctionData, Refused> {
        let mut data = FunctionData { at: start, ..FunctionData::default() };
        let mut labels: HashMap<u32, Block> = HashMap::new();
        for at in start + 1..end {
            if code.op(at) == Some(Op::Label) {
                labels.insert(code.insts[at].result, labels.len());
            }
        }
        if labels.len() > MAX_BLOCKS {
            return report.refuse(LIMIT, start, format!("a function has more than {MAX_BLOCKS} blocks"));
        }
        let mut open: Option<(u32, At)> = None;
        let mut merge = None;
        let mut unknown = HashSet::new();
        for at in start + 1..end {
            let inst = &code.insts[at];
            let Some(op) = code.op(at) else {
                if unknown.insert(inst.opcode) {
                    let _ = report.refuse::<()>(INSTRUCTION, at, format!("{} is not read", words::name(inst.opcode)));
                }
                continue;
            };
            let operands = code.operands(at);
            match (op, open) {
                (Op::FunctionParameter, None) if data.blocks.is_empty() => data.params.push(inst.result),
                (Op::Label, None) => {
                    open = Some((inst.result, at + 1));
                    merge = None;
                }
                (Op::SelectionMerge | Op::LoopMerge, Some(_)) => {
                    let block = |id: &u32| labels.get(id).copied();
                    let continuing = if op == Op::LoopMerge { block(&operands[1]) } else { None };
                    merge = block(&operands[0]).map(|merge| Merge { merge, continuing });
                }
                (
                    Op::Branch
                    | Op::BranchConditional
                    | Op::Switch
                    | Op::Return
                    | Op::ReturnValue
                    | Op::Kill
                    | Op::TerminateInvocation
                    | Op::Unreachable,
                    Some((label, first)),
                ) => {
                    let (exit, successors) = exit(code, at, op, &labels, report)?;
                    let insts = first..at;
                    data.blocks.push(BlockData { label, insts, terminator: at, exit, successors, merge });
                    open = None;
                }
                (_, None) if self.is_idle(code, at) => {}
                (_, None) => return report.refuse(INVALID, at, "an instruction stands in no block"),
                (Op::Label | Op::FunctionParameter | Op::Function, Some(_)) => {
                    return report.refuse(INVALID, at, "a block has no terminator");
                }
                (Op::FunctionCall, _) => {
                    data.calls.push(operands[0]);
                    data.variables.extend(code.used_ids(at));
                }
                _ => data.variables.extend(code.used_ids(at)),
            }
        }
        if open.is_some() {
            return report.refuse(INVALID, end, "a block has no terminator");
        }
        let of_module =
            |id: &u32| code.definition(*id).is_some_and(|at| at < start && code.op(at) == Some(Op::Variable));
        data.variables.retain(of_module);
        Ok(data)
    }
}

/// What a terminator does, and the blocks that it may go to.
fn exit(
    code: &Code,
    at: At,
    op: Op,
    labels: &HashMap<u32, Block>,
    report: &mut Report<'_>,
) -> Result<(Exit, Vec<Block>), Refused> {
    let operands = code.operands(at);
    let mut block = |id: u32| match labels.get(&id) {
        Some(&block) => Ok(block),
        None => report.refuse(INVALID, at, format!("%{id} is no block of the function")),
    };
    Ok(match op {
        Op::Branch => (Exit::Branch, vec![block(operands[0])?]),
        Op::BranchConditional => {
            let (then, otherwise) = (block(operands[1])?, block(operands[2])?);
            if then == otherwise {
                (Exit::Branch, vec![then])
            } else {
                (Exit::Conditional(then, otherwise), vec![then, otherwise])
            }
        }
        Op::Switch => {
            let default = block(operands[1])?;
            let (pairs, rest) = operands[2..].as_chunks::<2>();
            if !rest.is_empty() {
                return report.refuse(INSTRUCTION, at, "the selector of a switch has 32 bits");
            }
            let mut targets = Vec::with_capacity(pairs.len());
            let mut successors = vec![default];
            let mut seen: HashSet<Block> = HashSet::new();
            seen.insert(default);
            for &[number, target] in pairs {
                let target = block(target)?;
                targets.push((number, target));
                if seen.insert(target) {
                    successors.push(target);
                }
            }
            if successors.len() == 1 {
                (Exit::Branch, successors)
            } else {
                (Exit::Switch(default, targets), successors)
            }
        }
        Op::Return | Op::ReturnValue => (Exit::Return, Vec::new()),
        Op::Kill | Op::TerminateInvocation => (Exit::Kill, Vec::new()),
        _ => (Exit::Unreachable, Vec::new()),
    })
}
