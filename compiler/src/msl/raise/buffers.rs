//! Where each buffer, texture and sampler is.
//!
//! MSL has a list of each: those that the module uses are numbered in order of group and binding, unless the host says otherwise. Where the
//! module has more of them than Metal, those that no entry point uses together may share a number. A group may be an argument buffer
//! instead, a structure of resources that lies in a buffer itself.

use hashbrown::HashMap;

use crate::diagnostic::{Diagnostic, Diagnostics, Rule, Span};
use crate::ir::{Binding, FunctionId, Module, Op, ValueId};
use crate::msl::Options;
use crate::output::{BoundKind, BoundResource};
use crate::types::{AddressSpace, Type, TypeId, Types};

const TOO_MANY: Rule = Rule::new("msl/too-many-buffers", "");
const TAKEN: Rule = Rule::new("msl/binding-taken", "");

/// How many there may be in each list: what every Mac has. There are bits for each in a `u128`.
const LIMITS: [u32; 3] = [31, 128, 16];

/// What a list of resources is of.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum List {
    Buffers,
    Textures,
    Samplers,
}

impl List {
    /// The list that a variable's type belongs to.
    fn of(types: &Types, pointer: TypeId) -> Self {
        let Type::Pointer { store, .. } = types.get(pointer) else { return Self::Buffers };
        match types.get(store) {
            Type::Sampler { .. } => Self::Samplers,
            _ if types.is_handle(store) => Self::Textures,
            _ => Self::Buffers,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Buffers => "buffer",
            Self::Textures => "texture",
            Self::Samplers => "sampler",
        }
    }

    const fn kind(self) -> BoundKind {
        match self {
            Self::Buffers => BoundKind::Buffer,
            Self::Textures => BoundKind::Texture,
            Self::Samplers => BoundKind::Sampler,
        }
    }
}

/// Where a resource is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// Its index in its list, or its id in an argument buffer.
    pub index: u32,
    /// The buffer index of that argument buffer.
    pub argument_buffer: Option<u32>,
}

/// The resources of a module.
pub(super) struct Buffers {
    /// Where every binding is, in order; those of a list that an entry point uses together share none.
    places: [Vec<(Binding, Place)>; 3],
    /// The variable of the buffer sizes.
    sizes: Option<ValueId>,
    sizes_index: u32,
    immediates_index: u32,
}

/// Whether a module-scope variable is immediate data, which the host binds like a buffer.
fn is_immediate(module: &Module, var: ValueId) -> bool {
    matches!(module.shape_of(var.into()), Type::Pointer { space: AddressSpace::Immediate, .. })
}

/// The bindings of all module-scope variables of a list, in order, each once.
pub(super) fn bindings(module: &Module, list: List) -> Vec<Binding> {
    let binding = |inst| match module.inst(inst).op {
        Op::Var(info) => {
            let var = module.result(inst)?;
            let is_listed = List::of(&module.store.types, module.value(var).ty) == list;
            module.var_info(info).binding.filter(|_| is_listed)
        }
        _ => None,
    };
    let mut bindings: Vec<Binding> = module.block_insts(module.root()).filter_map(binding).collect();
    bindings.sort_unstable();
    bindings.dedup();
    bindings
}

impl Buffers {
    /// Numbers the resources.
    pub fn assign(module: &Module, sizes: Option<ValueId>, options: &Options) -> Result<Self, Diagnostics> {
        let (sizes_index, immediates_index) = (options.buffer_sizes_index, options.immediates_index);
        let mut variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
        let has_immediates = variables.any(|var| is_immediate(module, var));
        let own = [
            (sizes.is_some().then_some(sizes_index), "the list of buffer sizes"),
            (has_immediates.then_some(immediates_index), "immediate data"),
        ];
        let mut lists = [List::Buffers, List::Textures, List::Samplers].map(|list| Numbering::new(list, options));
        for (group, index) in options.argument_buffers.iter() {
            lists[0].take(index, || format!("the argument buffer of group {group}"))?;
        }
        for (index, what) in own {
            let Some(index) = index else { continue };
            lists[0].take(index, || what.to_owned())?;
        }
        for numbering in &mut lists {
            numbering.add(module)?;
        }
        check_ids(&lists)?;
        Ok(Self { places: lists.map(|numbering| numbering.places), sizes, sizes_index, immediates_index })
    }

    /// Where the resource is that a module-scope variable is.
    pub fn place_of(&self, module: &Module, var: ValueId) -> Option<Place> {
        let own = |index| Some(Place { index, argument_buffer: None });
        match module.binding_of(var) {
            Some(binding) => {
                let places = &self.places[List::of(&module.store.types, module.value(var).ty) as usize];
                let at = places.binary_search_by_key(&binding, |&(known, _)| known).ok()?;
                Some(places[at].1)
            }
            None if self.sizes == Some(var) => own(self.sizes_index),
            None if is_immediate(module, var) => own(self.immediates_index),
            None => None,
        }
    }

    /// What a host must know of them.
    pub fn report(&self, module: &Module) -> Vec<BoundResource> {
        let variables = module.block_insts(module.root()).filter_map(|inst| module.result(inst));
        let resource = |var: ValueId| {
            let place = self.place_of(module, var)?;
            let list = List::of(&module.store.types, module.value(var).ty);
            let kind = match module.binding_of(var) {
                Some(_) => list.kind(),
                None if self.sizes == Some(var) => BoundKind::BufferSizes,
                None => BoundKind::Immediates,
            };
            let name = module.value(var).name.map_or(String::new(), |name| module.name(name).to_owned());
            let binding = module.binding_of(var).map(|binding| (binding.group, binding.binding));
            let Place { index: number, argument_buffer } = place;
            Some(BoundResource { kind, name, number, binding, sampler: None, argument_buffer })
        };
        variables.filter_map(resource).collect()
    }
}

/// Two bindings of an argument buffer cannot have one id, whichever list they are of.
fn check_ids(lists: &[Numbering; 3]) -> Result<(), Diagnostics> {
    let mut ids: Vec<(Place, Binding)> = Vec::new();
    for &(binding, place) in lists.iter().flat_map(|numbering| &numbering.places) {
        if place.argument_buffer.is_some() {
            ids.push((place, binding));
        }
    }
    ids.sort_unstable_by_key(|&(place, binding)| (place.argument_buffer, place.index, binding));
    let clash = ids.windows(2).find(|pair| pair[0].0 == pair[1].0 && pair[0].1 != pair[1].1);
    let Some(&[_, (Place { index, .. }, Binding { group, binding })]) = clash else { return Ok(()) };
    let message =
        format!("@group({group}) @binding({binding}) is to have id {index} of its argument buffer, which is taken");
    Err(Diagnostic::error(TAKEN, Span::NONE, message).into())
}

/// A list while its resources are numbered.
struct Numbering<'o> {
    list: List,
    options: &'o Options,
    taken: Vec<u32>,
    places: Vec<(Binding, Place)>,
}

impl<'o> Numbering<'o> {
    fn new(list: List, options: &'o Options) -> Self {
        Self { list, options, taken: Vec::new(), places: Vec::new() }
    }

    fn take(&mut self, index: u32, what: impl Fn() -> String) -> Result<(), Diagnostics> {
        let list = self.list.name();
        if index >= LIMITS[self.list as usize] || self.taken.contains(&index) {
            let why = if self.taken.contains(&index) { "which is taken" } else { "which there is not" };
            let message = format!("{} is to have {list} index {index}, {why}", what());
            return Err(Diagnostic::error(TAKEN, Span::NONE, message).into());
        }
        self.taken.push(index);
        Ok(())
    }

    /// Those that the host numbers come first, the others have the indices that are left.
    fn add(&mut self, module: &Module) -> Result<(), Diagnostics> {
        let options = self.options;
        let what = |binding: Binding| move || format!("@group({}) @binding({})", binding.group, binding.binding);
        let bindings = bindings(module, self.list);
        let mut left = Vec::new();
        for &binding in &bindings {
            let given = options.binding_indices.get(binding);
            let argument_buffer = options.argument_buffers.get(binding.group);
            // Members of an argument buffer have ids of their own: the binding's number, where none is given.
            let index = match (given, argument_buffer) {
                (given, Some(_)) => given.unwrap_or(binding.binding),
                (Some(given), None) => {
                    self.take(given, what(binding))?;
                    given
                }
                (None, None) => {
                    left.push(binding);
                    continue;
                }
            };
            self.places.push((binding, Place { index, argument_buffer }));
        }
        let free: Vec<u32> =
            (0..LIMITS[self.list as usize]).filter(|index| !self.taken.contains(index)).take(left.len()).collect();
        let indices = if free.len() == left.len() { free } else { self.shared(module, &left)? };
        let places = indices.into_iter().map(|index| Place { index, argument_buffer: None });
        self.places.extend(left.into_iter().zip(places));
        self.places.sort_unstable_by_key(|&(binding, _)| binding);
        Ok(())
    }

    /// The indices of resources of which there are more than indices: those that no entry point uses together may share one.
    fn shared(&self, module: &Module, left: &[Binding]) -> Result<Vec<u32>, Diagnostics> {
        let mut users: HashMap<Binding, Vec<usize>> = HashMap::new();
        let entry_points: Vec<FunctionId> = module.entry_points().collect();
        for (number, &entry) in entry_points.iter().enumerate() {
            for &var in &module.function(entry).resources {
                if let Some(binding) = module.binding_of(var) {
                    users.entry(binding).or_default().push(number);
                }
            }
        }
        let limit = LIMITS[self.list as usize];
        let taken = self.taken.iter().fold(0_u128, |taken, index| taken | 1 << index);
        // A bit for each index that is taken in an entry point.
        let mut taken_in = vec![taken; entry_points.len()];
        let mut indices = Vec::with_capacity(left.len());
        for binding in left {
            let users = users.get(binding).map_or(&[][..], Vec::as_slice);
            let index = users.iter().fold(taken, |taken, &user| taken | taken_in[user]).trailing_ones();
            if index >= limit {
                let list = self.list.name();
                let message =
                    format!("an entry point uses more resources of the kind '{list}' than Metal has, which is {limit}");
                return Err(Diagnostic::error(TOO_MANY, Span::NONE, message).into());
            }
            users.iter().for_each(|&user| taken_in[user] |= 1 << index);
            indices.push(index);
        }
        Ok(indices)
    }
}
