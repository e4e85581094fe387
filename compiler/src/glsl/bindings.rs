//! Which binding number each resource has.
//!
//! GLSL has no groups, and counts each kind of resource by itself: uniform blocks, storage blocks, images (storage textures) and
//! texture units, one for each texture with a sampler. Those of a kind are numbered in order of group and binding, over the whole
//! module, so that its entry points agree. Behind the module's uniform buffers come the block of its immediates, if it has any, and
//! the block of what GLSL ES cannot ask of textures.

use hashbrown::HashSet;

use super::Options;
use super::pairs::{self, Use};
use crate::ir::{Binding, Module, Op, ValueId};
use crate::transform::clamp_frag_depth::gives_depth;
use crate::types::{AddressSpace, SampledKind, Type, TypeId};

/// The binding of immediates. Its number is that of no resource of the module.
pub(super) const IMMEDIATES: Binding = Binding { group: u32::MAX, binding: 0 };
/// The binding of the block of the levels and samples of textures. Its number is that of no resource of the module.
pub(super) const TEXTURE_COUNTS: Binding = Binding { group: u32::MAX, binding: 1 };

/// A texture, with its sampler or with any.
pub(super) type Pair = (Binding, Option<Binding>);

/// The bindings of a module's resources, each kind in order: a resource's number is its place, unless the host chose numbers.
#[derive(Clone, Default, Debug)]
pub struct Bindings {
    uniform: Vec<Binding>,
    storage: Vec<Binding>,
    images: Vec<Binding>,
    pairs: Vec<Pair>,
    /// The numbers of each of these kinds.
    numbers: [Vec<u32>; 4],
    /// Every texture that is no storage texture, with its name.
    textures: Vec<(Binding, String)>,
    /// Textures with samplers whose names, joined, are those of others: `a_b` with `c`, and `a` with `b_c`.
    named_alike: Vec<Pair>,
}

impl Bindings {
    /// Numbers what a module declares. To be asked before anything is removed from it.
    pub fn of(module: &Module, options: &Options) -> Self {
        let mut bindings = Self::default();
        for inst in module.block_insts(module.root()) {
            let Op::Var(info) = module.inst(inst).op else { continue };
            let Some(result) = module.result(inst) else { continue };
            let Type::Pointer { space, store, .. } = module.shape_of(result.into()) else { continue };
            if space == AddressSpace::Immediate {
                bindings.uniform.push(IMMEDIATES);
            }
            let Some(binding) = module.var_info(info).binding else { continue };
            let external = |index| external(binding, options, index);
            match (space, module.store.types.get(store)) {
                (AddressSpace::Uniform, _) => bindings.uniform.push(binding),
                (AddressSpace::Storage, _) => bindings.storage.push(binding),
                (_, Type::StorageTexture { .. }) => bindings.images.push(binding),
                (_, Type::Texture { .. }) => bindings.texture(module, result, binding),
                (_, Type::ExternalTexture) => {
                    bindings.uniform.push(external(1));
                    bindings.texture(module, result, binding);
                    bindings.texture(module, result, external(0));
                }
                _ => {}
            }
        }
        for uses in pairs::by_entry_point(module) {
            bindings.pairs_of(module, &uses, options);
        }
        if options.clamp_frag_depth && gives_depth(module) {
            bindings.uniform.push(IMMEDIATES);
        }
        if !bindings.textures.is_empty() {
            bindings.uniform.push(TEXTURE_COUNTS);
        }
        for kind in [&mut bindings.uniform, &mut bindings.storage, &mut bindings.images] {
            kind.sort_unstable();
            kind.dedup();
        }
        bindings.pairs.sort_unstable();
        bindings.pairs.dedup();
        bindings.numbers = [
            numbers(&bindings.uniform, |binding| options.binding_numbers.get(*binding)),
            numbers(&bindings.storage, |binding| options.binding_numbers.get(*binding)),
            numbers(&bindings.images, |binding| options.binding_numbers.get(*binding)),
            numbers(&bindings.pairs, |pair| options.texture_units.get(*pair)),
        ];
        bindings.textures.sort_unstable();
        bindings.textures.dedup_by_key(|(binding, _)| *binding);
        if bindings.pairs.len() > 1 && bindings.textures.iter().any(|(_, name)| name.contains('_')) {
            bindings.named_alike = bindings.find_named_alike(module);
        }
        bindings
    }

    /// The pairs that have the name of an earlier one. Stages are linked by names, so that the same one is never two things in a module.
    fn find_named_alike(&self, module: &Module) -> Vec<Pair> {
        let mut samplers: Vec<(Binding, &str)> = Vec::new();
        for inst in module.block_insts(module.root()) {
            let Some(result) = module.result(inst) else { continue };
            let Type::Pointer { store, .. } = module.shape_of(result.into()) else { continue };
            if let (Type::Sampler { .. }, Some(binding)) = (module.store.types.get(store), module.binding_of(result)) {
                samplers.push((binding, module.value(result).name.map_or("", |name| module.name(name))));
            }
        }
        samplers.sort_unstable();
        let name = |&(texture, sampler): &Pair| {
            let texture = self.textures.binary_search_by_key(&texture, |(binding, _)| *binding);
            let texture = texture.map_or("", |place| &*self.textures[place].1);
            let sampler = sampler.and_then(|of| samplers.binary_search_by_key(&of, |(binding, _)| *binding).ok());
            sampler.map_or_else(|| texture.to_owned(), |place| joined(texture, samplers[place].1))
        };
        let mut names: Vec<(String, Pair)> = self.pairs.iter().map(|pair| (name(pair), *pair)).collect();
        names.sort_unstable();
        names.windows(2).filter(|two| two[0].0 == two[1].0).map(|two| two[1].1).collect()
    }

    /// Whether a pair is called what another of the module is called.
    pub(super) fn is_named_alike(&self, pair: Pair) -> bool {
        self.named_alike.contains(&pair)
    }

    fn texture(&mut self, module: &Module, variable: ValueId, binding: Binding) {
        let name = module.value(variable).name.map_or("texture", |name| module.name(name));
        self.textures.push((binding, name.to_owned()));
    }

    /// The pairs of one entry point.
    fn pairs_of(&mut self, module: &Module, uses: &[(ValueId, Use<ValueId>)], options: &Options) {
        let with_sampler: HashSet<ValueId> = uses
            .iter()
            .filter(|(texture, how)| match how {
                Use::Sampled(sampler) => can_fetch(module, *texture, Some(*sampler)),
                _ => false,
            })
            .map(|&(texture, _)| texture)
            .collect();
        let sampled: HashSet<ValueId> =
            uses.iter().filter(|(_, how)| matches!(how, Use::Sampled(_))).map(|&(texture, _)| texture).collect();
        for &(texture, how) in uses {
            let sampler = match how {
                Use::Sampled(sampler) => module.binding_of(sampler),
                Use::Fetched if with_sampler.contains(&texture) => continue,
                // The size of an external texture is a parameter.
                Use::Queried if sampled.contains(&texture) || is_external(module, texture) => continue,
                _ => None,
            };
            let Some(binding) = module.binding_of(texture) else { continue };
            self.pairs.push((binding, sampler));
            if is_external(module, texture) {
                self.pairs.push((external(binding, options, 0), sampler));
            }
        }
    }

    /// The number of a variable that is no texture with a sampler.
    pub(super) fn number(&self, module: &Module, variable: ValueId) -> Option<u32> {
        let binding = module.binding_of(variable)?;
        let Type::Pointer { space, .. } = module.shape_of(variable.into()) else { return None };
        let [uniform, storage, images, _] = &self.numbers;
        let (kind, numbers) = match space {
            AddressSpace::Uniform => (&self.uniform, uniform),
            AddressSpace::Storage => (&self.storage, storage),
            _ => (&self.images, images),
        };
        kind.binary_search(&binding).ok().map(|place| numbers[place])
    }

    /// A number that two resources of a kind were given, if there is one, and the kind.
    pub(super) fn taken_twice(&self) -> Option<(&'static str, u32)> {
        let kinds = ["uniform buffers", "storage buffers", "images", "textures with samplers"];
        kinds.into_iter().zip(&self.numbers).find_map(|(kind, numbers)| {
            // Where the host chose none, they count up.
            if numbers.is_sorted_by(|before, next| before < next) {
                return None;
            }
            let mut numbers = numbers.clone();
            numbers.sort_unstable();
            numbers.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| (kind, pair[0]))
        })
    }

    /// The unit of a texture with a sampler. A pair that a transform made later has a unit behind those of the source.
    pub(super) fn unit(&self, pair: Pair) -> u32 {
        let texture = || self.textures.iter().position(|(binding, _)| *binding == pair.0).unwrap_or(0);
        match self.pairs.binary_search(&pair) {
            Ok(place) => self.numbers[3][place],
            Err(_) => self.unforeseen().saturating_add(texture() as u32),
        }
    }

    /// The first unit behind those of the source.
    fn unforeseen(&self) -> u32 {
        self.numbers[3].iter().max().map_or(0, |last| last.saturating_add(1))
    }

    /// What has the number `unit`.
    pub(super) fn pair(&self, unit: u32) -> Option<Pair> {
        let known = self.numbers[3].iter().position(|&number| number == unit).map(|place| self.pairs[place]);
        let alone = || {
            let (binding, _) = self.textures.get(unit.checked_sub(self.unforeseen())? as usize)?;
            Some((*binding, None))
        };
        known.or_else(alone)
    }

    /// The module's textures in order, with their names.
    pub(super) fn textures(&self) -> &[(Binding, String)] {
        &self.textures
    }
}

/// What a texture with a sampler is called.
pub(super) fn joined(texture: &str, sampler: &str) -> String {
    format!("{texture}_{sampler}")
}

/// The number of each of a kind: the one chosen, or the lowest that is left, in order.
fn numbers<T>(all: &[T], chosen: impl Fn(&T) -> Option<u32>) -> Vec<u32> {
    let mut taken: Vec<u32> = all.iter().filter_map(&chosen).collect();
    taken.sort_unstable();
    let mut next = 0;
    let mut left = || {
        while taken.binary_search(&next).is_ok() {
            next += 1;
        }
        next += 1;
        next - 1
    };
    all.iter().map(|one| chosen(one).unwrap_or_else(&mut left)).collect()
}

/// Where a part of an external texture is bound.
fn external(binding: Binding, options: &Options, index: u32) -> Binding {
    let first = options.external_texture_bindings;
    Binding { binding: first.wrapping_add(binding.binding.wrapping_mul(2)).wrapping_add(index), ..binding }
}

fn is_external(module: &Module, texture: ValueId) -> bool {
    matches!(module.shape_of(texture.into()), Type::Pointer { store: TypeId::EXTERNAL_TEXTURE, .. })
}

/// Whether texels can be loaded from a texture with that sampler: not where the pair compares depths.
pub(super) fn can_fetch(module: &Module, texture: ValueId, sampler: Option<ValueId>) -> bool {
    let store = |value: ValueId| match module.shape_of(value.into()) {
        Type::Pointer { store, .. } => Some(module.store.types.get(store)),
        _ => None,
    };
    let compares = sampler.and_then(store) == Some(Type::Sampler { comparison: true });
    !compares || !matches!(store(texture), Some(Type::Texture { kind: SampledKind::Depth, .. }))
}
